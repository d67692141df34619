import { progress } from '../../src/games/bloodborne/progress.ts';
import { playedGame } from './played.ts';

/** Lists what the walkthrough leaves out. */
const league = [
  'npc:valtr-master-of-the-league/one-vermin',
  ...Array.from({ length: 5 }, () => 'item:vermin'),
];

export const bloodborne = playedGame({
  id: 'bloodborne',
  declaration: progress,
  start: 'central-yharnam hunters-dream iosefkas-clinic',
  walkthrough: `
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
  boss:moon-presence`,
  missable: [
    ['npc:eileen-the-crow/warned', 'location:forbidden-woods-windmill'],
    ['npc:eileen-the-crow/henryk-killed', 'location:forbidden-woods-windmill'],
    ['gesture:shake-off-cape', 'location:forbidden-woods-windmill'],
    ['item:tiny-music-box', 'stage:blood_moon'],
    ['npc:lonely-old-woman/sent-to-chapel', 'stage:blood_moon'],
    ['npc:arianna-woman-of-pleasure/sent-to-chapel', 'stage:blood_moon'],
    ['npc:skeptical-man/sent-to-chapel', 'stage:blood_moon'],
    ['npc:suspicious-beggar/asked', 'stage:blood_moon'],
    ['npc:adella-the-nun/met', 'stage:blood_moon'],
    ['npc:iosefka-impostor/left-alone', 'stage:blood_moon'],
    ['npc:yharnam-girl/met', 'stage:blood_moon'],
    ['npc:henryk/killed', 'location:forbidden-woods-windmill'],
    ['npc:gehrman-the-first-hunter/offer-accepted', 'npc:gehrman-the-first-hunter/offer-refused'],
    ['rune:impurity', 'npc:valtr-master-of-the-league/five-vermin', league],
    ['npc:annalise-queen-of-the-vilebloods/oath-sworn', 'npc:vileblood-hunter-alfred/given-summons'],
    ['npc:father-gascoigne-old-hunter/called-against-cleric-beast', 'boss:cleric-beast'],
    ['npc:vileblood-hunter-alfred/called-against-blood-starved-beast', 'boss:blood-starved-beast'],
    ['npc:defector-antal/called-against-darkbeast-paarl', 'boss:darkbeast-paarl'],
    ['npc:yamamura-the-wanderer/called-against-darkbeast-paarl', 'boss:darkbeast-paarl'],
    ['npc:old-hunter-henriett/called-against-vicar-amelia', 'boss:vicar-amelia'],
    ['npc:younger-madaras-twin/called-against-shadow-of-yharnam', 'boss:shadow-of-yharnam'],
    ['npc:henryk/called-against-rom-the-vacuous-spider', 'location:forbidden-woods-windmill'],
    ['npc:mensis-scholar-damian/called-against-rom-the-vacuous-spider', 'boss:rom-the-vacuous-spider'],
    ['npc:defector-antal/called-against-the-one-reborn', 'boss:the-one-reborn'],
    ['npc:valtr-master-of-the-league/called-against-ludwig-the-accursed', 'boss:ludwig-the-accursed'],
    ['npc:yamamura-the-wanderer/called-against-living-failures', 'boss:living-failures'],
    ['gesture:shh', 'location:forbidden-woods-windmill'],
    ['gesture:approval', 'location:forbidden-woods-windmill'],
    ['item:blood-of-adella', 'stage:blood_moon'],
    ['item:blood-of-arianna', 'stage:blood_moon'],
    ['gesture:curtsy', 'npc:arianna-woman-of-pleasure/killed-by-adella'],
    ['gesture:beg-for-life', 'npc:patches-the-spider/killed'],
  ],
});
