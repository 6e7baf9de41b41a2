import type { BoardKind } from "../board";
import Board from "./Board.svelte";

const kind: BoardKind = { board: Board, shape: 3 / 2, isPlace: () => false };

export default kind;
