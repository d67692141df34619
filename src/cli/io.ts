/** The terminal, and the user in front of it. */
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
  readonly color: boolean;
  /** Whether messages may have color. */
  readonly messageColor: boolean;
  /**
   * Prompts the user and resolves to the input; undefined without a terminal.
   *
   * @param hidden whether to hide the input.
   */
  prompt(question: string, hidden?: boolean): Promise<string | undefined>;
  /** Reads standard input to its end, up to a limit. */
  readStdin(): Promise<string>;
  /** Name of the user who runs the command, for the history of keys. */
  readonly user: string;
}
