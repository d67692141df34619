/** Input longer than this is refused: a backup is the longest that there is. */
export const maxInputBytes = 200 * 1_048_576;

/** What a command may do with the world around it: the terminal and files of the user who typed it. */
export interface Io {
  /** Results, and the only place where a secret may go. */
  out(text: string): void;
  /** Messages, progress and warnings. */
  err(text: string): void;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  /** Width of the terminal in characters; Infinity when results do not go to one. */
  readonly columns: number;
  /** Whether results may be coloured. */
  readonly colour: boolean;
  /** Whether messages may be coloured. */
  readonly messageColour: boolean;
  /**
   * Asks a question and resolves to the answer; undefined when there is nobody to answer.
   *
   * @param hidden whether what is typed stays off the screen.
   */
  ask(question: string, hidden?: boolean): Promise<string | undefined>;
  /** All of standard input, up to {@link maxInputBytes}. */
  readStdin(): Promise<string>;
  /** Name of the user who typed the command; goes into the history of keys. */
  readonly user: string;
  /** Folder in which the command was typed; relative paths are meant from there. */
  readonly folder: string;
  /** Reads a file, up to {@link maxInputBytes}, as the caller names it and with the caller's rights. */
  readFile(path: string): Promise<string>;
  /** Writes a file with that mode, all of it or nothing, in the place of one that is there. */
  writeFile(path: string, text: string, options?: { readonly mode?: number }): Promise<void>;
  /** Whether there is a file or folder of that name. */
  exists(path: string): Promise<boolean>;
  /** Writes the bytes into a file of their own, or in the place of one that is there. */
  writeBytes(path: string, bytes: Buffer, how: 'new' | 'replace'): Promise<void>;
}
