/** Longer input is refused. Backups are the longest input. */
export const maxInputBytes = 200 * 1_048_576;

/** What a command may do outside of the process: the terminal, and files of the user. */
export interface Io {
  /** Writes results. No secret is written anywhere else. */
  out(text: string): void;
  /** Writes messages, progress and warnings. */
  err(text: string): void;
  readonly stdoutIsTerminal: boolean;
  readonly stderrIsTerminal: boolean;
  /** Width of the terminal in characters; Infinity when results do not go to a terminal. */
  readonly columns: number;
  /** Whether results may have color. */
  readonly colour: boolean;
  /** Whether messages may have color. */
  readonly messageColour: boolean;
  /**
   * Prompts the user and resolves to the input; undefined without a terminal.
   *
   * @param hidden whether to hide the input.
   */
  ask(question: string, hidden?: boolean): Promise<string | undefined>;
  /** Reads standard input to its end, up to {@link maxInputBytes}. */
  readStdin(): Promise<string>;
  /** Name of the user who runs the command, for the history of keys. */
  readonly user: string;
  /** The current folder, to which relative paths refer. */
  readonly folder: string;
  /** Reads a file, up to {@link maxInputBytes}, with the permissions of the user. */
  readFile(path: string): Promise<string>;
  /** Writes a file with this mode, all of it or nothing, replacing an existing one. */
  writeFile(path: string, text: string, options?: { readonly mode?: number }): Promise<void>;
  /** Whether a file or folder exists. */
  exists(path: string): Promise<boolean>;
  /** Writes bytes into a new file, or replaces an existing one. */
  writeBytes(path: string, bytes: Buffer, how: 'new' | 'replace'): Promise<void>;
}
