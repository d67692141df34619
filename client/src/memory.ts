/** A cached response. */
export interface Remembered {
  readonly etag: string;
  readonly text: string;
}

export interface Memory {
  get(url: string): Remembered | undefined;
  set(url: string, response: Remembered): void;
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
    const response = kept.get(url);
    if (response === undefined) return;
    kept.delete(url);
    bytes -= sizeOf(url, response);
  }

  return {
    get(url) {
      const response = kept.get(url);
      if (response === undefined) return undefined;
      kept.delete(url);
      kept.set(url, response);
      return response;
    },
    set(url, response) {
      forget(url);
      const size = sizeOf(url, response);
      if (size > maxBytes) return;
      kept.set(url, response);
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
