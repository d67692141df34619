import { expect, test } from '@jest/globals';
import { viewGame } from '../../src/dataset/game-view.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { openTo, type Progress } from '../../src/games/bloodborne/reach.ts';
import { worldOf } from '../../src/games/bloodborne/rules/gate.ts';
import { createSubject } from '../../src/dataset/rules/rule.ts';
import { fromRoot } from '../../src/root.ts';

const { games } = loadDataset(fromRoot('seeds'));
const [game] = games;
const world = worldOf(createSubject(viewGame(game!), game!, () => {}));

/** A whole game in the order of a walkthrough: what is reached, done, begun and taken, one after the other. */
const walkthrough = `
  place:iosefkas-clinic place:hunters-dream weapon:saw-cleaver item:notebook place:central-yharnam
  item:iosefkas-blood-vial npc:eileen-the-crow/met item:bold-hunters-mark gesture:shake-off-cape npc:yharnam-girl/met
  item:tiny-music-box boss:cleric-beast item:sword-hunter-badge insight:1 npc:the-doll/awake item:beckoning-bell
  item:old-hunter-bell boss:father-gascoigne place:cathedral-ward stage:evening npc:oedon-chapel-dweller/met
  npc:lonely-old-woman/sent-to-chapel gesture:triumph npc:yharnam-girl/sent-to-chapel item:red-messenger-ribbon
  weapon:flamesprayer npc:vileblood-hunter-alfred/accepted gesture:pray place:old-yharnam boss:blood-starved-beast
  item:pthumeru-chalice place:healing-church-workshop item:radiant-sword-hunter-badge place:abandoned-old-workshop
  item:one-third-of-umbilical-cord item:small-hair-ornament npc:the-doll/given-ornament item:tear-stone
  place:hypogean-gaol npc:adella-the-nun/met npc:adella-the-nun/sent-to-chapel gesture:church-bow-female
  place:graveyard-of-the-darkbeast boss:darkbeast-paarl npc:djura/befriended item:powder-keg-hunter-badge
  npc:arianna-woman-of-pleasure/asked npc:arianna-woman-of-pleasure/sent-to-chapel npc:skeptical-man/sent-to-chapel
  gesture:curtsy place:cathedral-ward-plaza place:hemwick-charnel-lane boss:the-witch-of-hemwick
  item:rune-workshop-tool npc:eileen-the-crow/warned gesture:shh npc:eileen-the-crow/henryk-killed gesture:approval
  boss:vicar-amelia stage:night item:eye-of-a-blood-drunk-hunter place:forbidden-woods item:tonsil-stone
  npc:valtr-master-of-the-league/joined place:forbidden-woods-windmill npc:suspicious-beggar/asked
  npc:suspicious-beggar/sent-to-clinic boss:shadow-of-yharnam place:lecture-building item:lecture-theatre-key
  item:augur-of-ebrietas place:nightmare-frontier npc:patches-the-spider/pushed boss:amygdala
  place:iosefkas-clinic-upper-floor npc:iosefka-impostor/left-alone item:cainhurst-summons
  place:forsaken-cainhurst-castle boss:martyr-logarius item:unopened-summons
  npc:annalise-queen-of-the-vilebloods/oath-sworn rune:corruption npc:vileblood-hunter-alfred/given-summons
  item:wheel-hunter-badge npc:vileblood-hunter-alfred/avenged gesture:roar place:byrgenwerth item:lunarium-key
  place:moonside-lake boss:rom-the-vacuous-spider stage:blood_moon place:yahargul-unseen-village
  npc:yharnam-girls-sister/given-ribbon item:white-messenger-ribbon item:one-third-of-umbilical-cord
  npc:eileen-the-crow/wounded npc:eileen-the-crow/avenged item:crow-hunter-badge item:upper-cathedral-key
  boss:the-one-reborn place:upper-cathedral-ward item:orphanage-key gesture:make-contact boss:celestial-emissary
  boss:ebrietas-daughter-of-the-cosmos place:lecture-building-2nd-floor npc:patches-the-spider/forgiven
  place:nightmare-of-mensis boss:micolash-host-of-the-nightmare item:one-third-of-umbilical-cord
  boss:mergos-wet-nurse place:hunters-nightmare npc:simon-the-harrowed/interested boss:ludwig-the-accursed
  item:eye-pendant weapon:holy-moonlight-sword place:research-hall item:brain-fluid npc:saint-adeline/one-brain-fluid
  item:laurences-skull boss:laurence-the-first-vicar boss:living-failures place:astral-clocktower
  boss:lady-maria-of-the-astral-clocktower place:fishing-hamlet item:underground-cell-inner-chamber-key
  weapon:bloodletter boss:orphan-of-kos place:pthumeru boss:undead-giant boss:merciless-watchers
  boss:watchdog-of-the-old-lords npc:gehrman-the-first-hunter/offer-refused boss:gehrman-the-first-hunter
  boss:moon-presence`
  .trim()
  .split(/\s+/);

/** How far somebody has come who has done these things, and nothing else. */
function after(done: readonly string[]): Progress {
  const stage = done.findLast((each) => each.startsWith('stage:'))?.slice('stage:'.length) ?? 'day';
  return {
    have: new Set(done),
    count: (item) => done.filter((each) => each === item).length,
    stage: stage as Progress['stage'],
    insight: done.includes('insight:1') ? 1 : 0,
  };
}

const isOpen = (what: string, done: readonly string[]) => {
  const { places, next } = openTo(world, after(done));
  return what.startsWith('insight:') || places.has(what) || next.has(what);
};

test('a game begins in the clinic, the street before it and the dream', () => {
  expect([...openTo(world, after([])).places].sort()).toEqual([
    'place:central-yharnam',
    'place:hunters-dream',
    'place:iosefkas-clinic',
  ]);
});

test('a walkthrough of 130 steps never needs what is not open yet', () => {
  expect(walkthrough.length).toBeGreaterThan(130);
  expect(walkthrough.filter((step, index) => !isOpen(step, walkthrough.slice(0, index)))).toEqual([]);
});

test('and leaves out no place and no boss outside the chalice dungeons', () => {
  const chalices = new Set(['hintertomb', 'isz', 'loran']);
  const places = world.places.flatMap(({ slug }) => (chalices.has(slug) ? [] : [`place:${slug}`]));
  const bosses = world.bosses.flatMap(({ slug, location_slug }) =>
    chalices.has(location_slug) || location_slug === 'pthumeru' ? [] : [`boss:${slug}`],
  );
  expect([...places, ...bosses].filter((each) => !walkthrough.includes(each))).toEqual([]);
});

test.each([
  ['npc:eileen-the-crow/warned', 'place:forbidden-woods-windmill'],
  ['npc:eileen-the-crow/henryk-killed', 'place:forbidden-woods-windmill'],
  ['gesture:shh', 'place:forbidden-woods-windmill'],
  ['gesture:approval', 'place:forbidden-woods-windmill'],
  ['npc:lonely-old-woman/sent-to-chapel', 'stage:blood_moon'],
  ['npc:arianna-woman-of-pleasure/sent-to-chapel', 'stage:blood_moon'],
  ['npc:adella-the-nun/met', 'stage:blood_moon'],
  ['npc:skeptical-man/sent-to-chapel', 'stage:blood_moon'],
  ['npc:suspicious-beggar/asked', 'stage:blood_moon'],
  ['npc:iosefka-impostor/left-alone', 'stage:blood_moon'],
  ['npc:yharnam-girl/met', 'stage:blood_moon'],
  ['item:tiny-music-box', 'stage:blood_moon'],
  ['item:blood-of-adella', 'stage:blood_moon'],
  ['npc:henryk/killed', 'place:forbidden-woods-windmill'],
])('%s can be had until %s', (missable, end) => {
  const before = walkthrough.slice(0, walkthrough.indexOf(end)).filter((each) => each !== missable);
  expect({ before: isOpen(missable, before), after: isOpen(missable, [...before, end]) }).toEqual({
    before: true,
    after: false,
  });
});
