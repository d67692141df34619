// Runs before the first paint, so that the page never flashes in the wrong colors or requests a key that is stored.
const root = document.documentElement;
root.classList.add('js');
try {
  const theme = localStorage.getItem('caryll-theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  const spoilers = localStorage.getItem('caryll-spoilers');
  if (root.dataset['spoilers'] === undefined && /^(?:none|mild|all)$/.test(spoilers ?? ''))
    root.dataset['spoilers'] = spoilers!;
  if (sessionStorage.getItem('caryll-key') !== null) root.classList.add('has-key');
} catch {
  // Storage can be forbidden; the system's setting is used then.
}

export {};
