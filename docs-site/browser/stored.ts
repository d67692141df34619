/// <reference lib="dom" />

/** Something kept in a storage of the browser, which may be forbidden; then it lasts as long as the page. */
export function stored(storage: () => Storage, name: string) {
  let value: string | undefined;
  try {
    value = storage().getItem(name) ?? undefined;
  } catch {
    // The variable is all there is.
  }
  return {
    get: () => value,
    set(next: string | undefined) {
      value = next;
      try {
        if (next === undefined) storage().removeItem(name);
        else storage().setItem(name, next);
      } catch {
        // As above.
      }
    },
  };
}

/** The caller's key: in this tab only, and sent to this host only. */
export const key = stored(() => sessionStorage, 'caryll-key');
