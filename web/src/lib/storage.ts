/** What this browser remembers from visit to visit. One that forbids it plays all the same. */

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`patolli.${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`patolli.${key}`, value);
  } catch {
    // forbidden, or full
  }
}
