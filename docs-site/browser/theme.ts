// Runs before the page is drawn, so that it never flashes in the wrong colours.
const root = document.documentElement;
root.classList.add('js');
try {
  const theme = localStorage.getItem('caryll-theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
} catch {
  // Storage can be forbidden; the system's setting is used then.
}

export {};
