/** The three shapes of a table: beside the board, below it, and in sheets. The stylesheets ask the same questions. */
import { MediaQuery } from "svelte/reactivity";

/** Little room: one thing at a time. */
export const phone = new MediaQuery("(max-width: 600px), (max-width: 860px) and (max-height: 700px)");
