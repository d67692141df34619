/** A cached response. */
export interface Remembered {
  readonly etag: string;
  readonly text: string;
}

export interface Memory {
  get(url: string): Remembered | undefined;
  set(url: string, answer: Remembered): void;
}

/**
 * The last responses, by address, with the least recently used removed first.
 *
 * @param maxBytes how much is kept, counting two bytes for each character; 0 keeps nothing.
 */
export function createMemory(maxBytes: number): Memory {
  const kept = new Map<string, Remembered>();
  const sizeOf = (url: string, { etag, text }: Remembered) => 2 * (url.length + etag.length + text.length);
  let bytes = 0;

  function forget(url: string): void {
    const answer = kept.get(url);
    if (answer === undefined) return;
    kept.delete(url);
    bytes -= sizeOf(url, answer);
  }

  return {
    get(url) {
      const answer = kept.get(url);
      if (answer === undefined) return undefined;
      kept.delete(url);
      kept.set(url, answer);
      return answer;
    },
    set(url, answer) {
      forget(url);
      const size = sizeOf(url, answer);
      if (size > maxBytes) return;
      kept.set(url, answer);
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
