/// <reference lib="dom" />

/** Something kept in a storage of the browser, which may be forbidden; then it lasts as long as the page. */
export function stored(storage: () => Storage, name: string) {
  let value: string | undefined;
  return {
    // Read each time, because another script of the page may have changed it.
    get() {
      try {
        return storage().getItem(name) ?? undefined;
      } catch {
        return value;
      }
    },
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
