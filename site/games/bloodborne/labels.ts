/** Members of records whose names say little to a player, with what pages call them instead. */
export const labels: Readonly<Record<string, string>> = {
  poise: 'Stagger resistance',
  weak_part_rate: 'Damage to weak spots, times',
  blood_tinge: 'Bloodtinge',
  left_hand_tool: 'Left-hand tool',
};
