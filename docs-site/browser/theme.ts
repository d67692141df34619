// Runs before the page is drawn, so that it never flashes in the wrong colours, nor asks for a key that is there.
const root = document.documentElement;
root.classList.add('js');
try {
  const theme = localStorage.getItem('caryll-theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  if (sessionStorage.getItem('caryll-key') !== null) root.classList.add('has-key');
} catch {
  // Storage can be forbidden; the system's setting is used then.
}

export {};
