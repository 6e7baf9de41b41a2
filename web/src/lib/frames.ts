/** The table as it was after so many moves, as the server keeps it: each moment is asked for once. */
import { ask } from "./api";
import { complete } from "./printed";
import type { Frame } from "./wire";

export class Frames {
  private readonly known = new Map<number, Promise<Frame>>();

  constructor(
    private readonly table: string,
    /** Through whose eyes; null for a spectator. */
    private readonly seat: number | null = null,
    /** The hash of what is printed on the components, if it is already here. */
    private readonly printed = "",
  ) {}

  get(at: number): Promise<Frame> {
    const known = this.known.get(at);
    if (known) return known;
    const query = { at, printed: this.printed, ...(this.seat === null ? {} : { seat: this.seat }) };
    const asked = ask("GET /api/tables/{table_id}/replay", { path: { table_id: this.table }, query }).then((got) => ({ ...got, view: complete(got.view, got.printed) }));
    this.known.set(at, asked);
    asked.catch(() => this.known.delete(at));
    return asked;
  }

  /** Somebody will want it soon. */
  expect(at: number): void {
    void this.get(at).catch(() => undefined);
  }
}
