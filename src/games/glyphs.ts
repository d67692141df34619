/**
 * Signs of kinds, drawn by us in a square of 24: lines of the same width, no shape of a game. By the segment of the kind's
 * path; other kinds have the sign of a table.
 */
const glyphs: Readonly<Record<string, string>> = {
  weapons:
    'M19.5 4.5 8.5 15.5M19.5 4.5l-.6 4.2-7.7 7.7M19.5 4.5l-4.2.6-7.7 7.7M5.6 12.8l5.6 5.6M8.2 15.8l-3.7 3.7',
  armor:
    'M7 4l2 1.5h6L17 4l2.5 4-2 2.5V15c0 3-2.5 4.5-5.5 5.5C9 19.5 6.5 18 6.5 15v-4.5L4.5 8zM12 9.5v11M6.5 13.5h11',
  'armor-sets': 'M5 11a7 7 0 0 1 14 0v8.5h-4V14l-3-2-3 2v5.5H5zM12 4v8',
  'blood-gems': 'M12 3.5 19.5 9 12 20.5 4.5 9zM4.5 9h15M9 9l3 11.5L15 9l-3-5.5z',
  bosses:
    'M12 4c4.5 0 7 3 7 7 0 2.5-1 4-2.5 5v3.5h-9V16C6 15 5 13.5 5 11c0-4 2.5-7 7-7zM8.5 11a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 0 0-2.6 0zM12.9 11a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 0 0-2.6 0zM10.5 19.5v-2.5M13.5 19.5v-2.5',
  'chalice-dungeons': 'M7 4h10v4a5 5 0 0 1-10 0zM12 13v5M8 20.5h8M9.5 18h5v2.5M9.5 18v2.5',
  covenants: 'M14.5 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM19.5 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0z',
  endings: 'M19 14.5A7.5 7.5 0 1 1 9.5 5a6 6 0 0 0 9.5 9.5z',
  enemies: 'M6 4c1 5 1 9-1.5 14M11.7 4c1 6 .8 11-1.5 16M17.5 4c1 5 .8 10-1.5 14',
  gestures:
    'M8 14V7a1.5 1.5 0 0 1 3 0v4V5.5a1.5 1.5 0 0 1 3 0V11 8a1.5 1.5 0 0 1 3 0v6c0 4-2 6.5-5.5 6.5-3 0-4.3-1.5-5.3-4L4.8 13.3c-.5-1.5 1.4-2.3 2.2-1z',
  items: 'M10 3.5h4M10.5 3.5v5L7 14v5a1.5 1.5 0 0 0 1.5 1.5h7A1.5 1.5 0 0 0 17 19v-5l-3.5-5.5v-5M7 14.5h10',
  lamps: 'M12 3v2.5M8 8.5c0-2 1.5-3 4-3s4 1 4 3M7.5 8.5h9l-1 9h-7zM8 20.5h8M12 11.5v3',
  graces: 'M12 20.5V11c0-3-2-3.5-2-6.5M12 11c0-3 2-3.5 2-7M8 20.5c0-4-1.5-6-3-8M16 20.5c0-4 1.5-6 3-8',
  locations:
    'M12 20.5s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM14.2 9.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0z',
  merchants: 'M9 4h6l-1.5 3.5C17 9 19 12 19 15.5c0 3-2 5-7 5s-7-2-7-5C5 12 7 9 10.5 7.5zM9 14h6M9 17h6',
  npcs: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.7-4 3.5-6 7.5-6s6.8 2 7.5 6',
  origins: 'M6.5 3.5h11v17l-5.5-4-5.5 4zM10 8h4M10 11.5h4',
  classes: 'M6.5 3.5h11v17l-5.5-4-5.5 4zM10 8h4M10 11.5h4',
  runes: 'M12 3v18M12 5c-4 0-6 2-6 5s2 4.5 6 4.5M12 8c4 0 6 2 6 4.5S16 17 12 17',
  trophies:
    'M8 4h8v5a4 4 0 0 1-8 0zM8 5.5H4.5C4.5 9 6 10.5 8.5 10.5M16 5.5h3.5c0 3.5-1.5 5-4 5M12 13v4M8.5 20.5h7M10 17h4v3.5h-4z',
  'ashes-of-war':
    'M12 3.5c1 3.5 5.5 5.5 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2.5 1.5-4 2.5-5.5.5 1.5 1 2 2 2.5.5-2.5 0-5 1-7.5z',
  spells: 'M12 3.5l2 6.5 6.5 2-6.5 2-2 6.5-2-6.5L3.5 12 10 10z',
  talismans: 'M6 3.5c0 4 2.5 6.5 6 6.5s6-2.5 6-6.5M12 10l4.5 5L12 20.5 7.5 15z',
  'element-scalings': 'M4 4v16h16M7 16c4 0 5-9 12-10',
  'scaling-curves': 'M4 4v16h16M7 16c4 0 5-9 12-10',
  'upgrade-paths': 'M12 20V5M6.5 10.5 12 5l5.5 5.5M5 20h14',
  'upgrade-types': 'M12 20V5M6.5 10.5 12 5l5.5 5.5M5 20h14',
};

/** The sign of a kind as the `d` of an SVG path in a square of 24, drawn by lines. */
export const glyphOf = (segment: string): string => glyphs[segment] ?? 'M5 5h14v14H5zM5 10h14M10 10v9';
