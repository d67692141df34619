import { viewGame } from '../../src/dataset/game-view.ts';
import { worldOfFiles } from '../../src/games/bloodborne/rules/gate.ts';
import { createSubject } from '../../src/dataset/rules/rule.ts';
import { type Progress, progressOf } from '../../src/games/progress/reach.ts';
import { publishedGame } from '../games.ts';

const game = publishedGame('bloodborne');

/** What Bloodborne opens and closes, from its data files. */
export const world = worldOfFiles(createSubject(viewGame(game), game, () => {}));

/** The slugs of the places where people are, by the slug of the NPC: their placements, which no gate is made of. */
export const placesOfNpcs = new Map(
  game.records
    .get('npc')!
    .map(({ slug, placements }) => [
      String(slug),
      (placements as readonly { location_slug: string | null }[]).flatMap((each) => each.location_slug ?? []),
    ]),
);

/** A whole game in the order of a walkthrough: what is reached, done, begun and taken, one after the other. */
export const walkthrough = `
  location:iosefkas-clinic location:hunters-dream weapon:saw-cleaver item:notebook location:central-yharnam
  item:iosefkas-blood-vial npc:eileen-the-crow/met item:bold-hunters-mark gesture:shake-off-cape npc:yharnam-girl/met
  item:tiny-music-box boss:cleric-beast item:sword-hunter-badge insight:1 npc:the-doll/awake item:beckoning-bell
  item:old-hunter-bell boss:father-gascoigne location:cathedral-ward stage:evening npc:oedon-chapel-dweller/met
  npc:lonely-old-woman/sent-to-chapel gesture:triumph npc:yharnam-girl/sent-to-chapel item:red-messenger-ribbon
  weapon:flamesprayer npc:vileblood-hunter-alfred/accepted gesture:pray location:old-yharnam boss:blood-starved-beast
  item:pthumeru-chalice location:healing-church-workshop item:radiant-sword-hunter-badge location:abandoned-old-workshop
  item:one-third-of-umbilical-cord item:small-hair-ornament npc:the-doll/given-ornament item:tear-stone
  location:hypogean-gaol npc:adella-the-nun/met npc:adella-the-nun/sent-to-chapel gesture:church-bow-female
  location:graveyard-of-the-darkbeast boss:darkbeast-paarl npc:djura/befriended item:powder-keg-hunter-badge
  npc:arianna-woman-of-pleasure/asked npc:arianna-woman-of-pleasure/sent-to-chapel npc:skeptical-man/sent-to-chapel
  gesture:curtsy location:cathedral-ward-plaza location:hemwick-charnel-lane boss:the-witch-of-hemwick
  item:rune-workshop-tool npc:eileen-the-crow/warned gesture:shh npc:eileen-the-crow/henryk-killed gesture:approval
  boss:vicar-amelia stage:night item:eye-of-a-blood-drunk-hunter location:forbidden-woods item:tonsil-stone
  npc:valtr-master-of-the-league/joined location:forbidden-woods-windmill npc:suspicious-beggar/asked
  npc:suspicious-beggar/sent-to-clinic boss:shadow-of-yharnam location:lecture-building item:lecture-theatre-key
  item:augur-of-ebrietas location:nightmare-frontier npc:patches-the-spider/pushed boss:amygdala
  location:iosefkas-clinic-upper-floor npc:iosefka-impostor/left-alone item:cainhurst-summons
  location:forsaken-cainhurst-castle boss:martyr-logarius item:unopened-summons
  npc:annalise-queen-of-the-vilebloods/oath-sworn rune:corruption npc:vileblood-hunter-alfred/given-summons
  item:wheel-hunter-badge npc:vileblood-hunter-alfred/avenged gesture:roar location:byrgenwerth item:lunarium-key
  location:moonside-lake boss:rom-the-vacuous-spider stage:blood_moon location:yahargul-unseen-village
  npc:yharnam-girls-sister/given-ribbon item:white-messenger-ribbon item:one-third-of-umbilical-cord
  npc:eileen-the-crow/wounded npc:eileen-the-crow/avenged item:crow-hunter-badge item:upper-cathedral-key
  boss:the-one-reborn location:upper-cathedral-ward item:orphanage-key gesture:make-contact boss:celestial-emissary
  boss:ebrietas-daughter-of-the-cosmos location:lecture-building-2nd-floor npc:patches-the-spider/forgiven
  location:nightmare-of-mensis boss:micolash-host-of-the-nightmare item:one-third-of-umbilical-cord
  boss:mergos-wet-nurse location:hunters-nightmare npc:simon-the-harrowed/interested boss:ludwig-the-accursed
  item:eye-pendant weapon:holy-moonlight-sword location:research-hall item:brain-fluid npc:saint-adeline/one-brain-fluid
  item:laurences-skull boss:laurence-the-first-vicar boss:living-failures location:astral-clocktower
  boss:lady-maria-of-the-astral-clocktower location:fishing-hamlet item:underground-cell-inner-chamber-key
  weapon:bloodletter boss:orphan-of-kos location:pthumeru boss:undead-giant boss:merciless-watchers
  boss:watchdog-of-the-old-lords npc:gehrman-the-first-hunter/offer-refused boss:gehrman-the-first-hunter
  boss:moon-presence`
  .trim()
  .split(/\s+/);

/** How far somebody has come who has done these things, and nothing else. */
export function after(done: readonly string[]): Progress {
  const counts = new Map(done.map((item) => [item, done.filter((each) => each === item).length]));
  return progressOf(world, done, { counts, amount: done.includes('insight:1') ? 1 : 0 });
}
