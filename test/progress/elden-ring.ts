import { progress } from '../../src/games/elden-ring/progress.ts';
import { playedGame } from './played.ts';

export const eldenRing = playedGame({
  id: 'elden-ring',
  declaration: progress,
  start: `
  abandoned-cave ainsel-river bellum-highway black-knife-catacombs caelid caelid-catacombs chapel-of-anticipation
  cliffbottom-catacombs coastal-cave deathtouched-catacombs divine-tower-of-caelid dragonbarrow-cave earthbore-cave
  east-liurnia gael-tunnel greyolls-dragonbarrow groveside-cave highroad-cave impalers-catacombs lakeside-crystal-cave
  limgrave limgrave-tunnels liurnia-of-the-lakes minor-erdtree-catacombs morne-tunnel murkwater-catacombs murkwater-cave
  raya-lucaria-crystal-tunnel roads-end-catacombs ruin-strewn-precipice sellia-crystal-tunnel sellia-hideaway
  siofra-river stillwater-cave stormfoot-catacombs stormhill stormveil-castle stranded-graveyard swamp-of-aeonia
  tombsward-catacombs tombsward-cave weeping-peninsula`,
  walkthrough: `
  location:chapel-of-anticipation location:stranded-graveyard boss:soldier-of-godrick location:limgrave npc:melina/accord
  item:spectral-steed-whistle npc:merchant-kale/asked-about-howl gesture:finger-snap npc:ranni-the-witch/met-as-renna
  spirit_ash:lone-wolf-ashes npc:blaidd-the-half-wolf/called-down boss:bloodhound-knight-darriwil
  npc:blaidd-the-half-wolf/thanked item:somber-smithing-stone-2 npc:kenneth-haight-limgrave-heir/asked
  npc:kenneth-haight-limgrave-heir/fort-freed weapon:erdsteel-dagger npc:boc-the-seamster/freed location:coastal-cave
  boss:demi-human-chief item:sewing-needle npc:boc-the-seamster/given-needle location:murkwater-cave npc:patches/spared
  gesture:grovel-for-mercy npc:melina/invited location:roundtable-hold npc:fia-deathbed-companion/held
  location:weeping-peninsula npc:irina-of-morne/asked item:irinas-letter npc:castellan-edgar/given-letter
  talisman:sacrificial-twig boss:leonine-misbegotten npc:castellan-edgar/found-daughter location:stormhill
  npc:alexander-warrior-jar/freed npc:roderika/met spirit_ash:spirit-jellyfish-ashes location:stormveil-castle
  npc:sorcerer-rogier/called-against-margit-the-fell-omen boss:margit-the-fell-omen item:chrysalids-memento
  npc:roderika/given-memento npc:nepheli-loux-warrior/called-against-godrick-the-grafted boss:godrick-the-grafted
  location:divine-tower-of-limgrave item:godricks-great-rune location:liurnia-of-the-lakes
  npc:white-mask-varre/found-at-rose-church item:festering-bloody-finger npc:white-mask-varre/errand-done
  npc:yura-hunter-of-bloody-fingers/helped-at-academy item:academy-glintstone-key location:academy-of-raya-lucaria
  boss:red-wolf-of-radagon boss:rennala-queen-of-the-full-moon item:academy-glintstone-key npc:sorcerer-thops/given-key
  gesture:erudition npc:nepheli-loux-warrior/called-against-omenkiller boss:omenkiller item:haligtree-secret-medallion-right
  npc:latenna-the-albinauric/promised spirit_ash:latenna-the-albinauric boss:royal-knight-loretta
  npc:ranni-the-witch/in-service npc:preceptor-seluvis/potion-asked item:seluviss-potion location:siofra-river
  npc:blaidd-the-half-wolf/told-of-nokron npc:preceptor-seluvis/nokron-asked item:seluviss-introduction
  boss:mad-pumpkin-head-limgrave npc:sorceress-sellen/pupil npc:sorceress-sellen/asked-about-nokron location:caelid
  npc:alexander-warrior-jar/called-against-starscourge-radahn boss:starscourge-radahn npc:alexander-warrior-jar/freed-again
  item:imbued-sword-key item:the-stormhawk-king npc:nepheli-loux-warrior/raised
  npc:sir-gideon-ofnir/given-potion npc:preceptor-seluvis/potion-delivered item:dectus-medallion-left
  location:greyolls-dragonbarrow item:dectus-medallion-right location:altus-plateau item:amber-starlight
  npc:preceptor-seluvis/given-amber-starlight talisman:magic-scorpion-charm location:nokron-eternal-city boss:mimic-tear
  item:fingerslayer-blade npc:ranni-the-witch/given-fingerslayer-blade item:carian-inverted-statue
  location:divine-tower-of-liurnia item:cursemark-of-death location:ainsel-river-main npc:ranni-the-witch/baleful-shadow
  item:discarded-palace-key item:dark-moon-ring location:lake-of-rot location:ainsel-river boss:astel-naturalborn-of-the-void
  location:moonlight-altar npc:ranni-the-witch/given-ring weapon:dark-moon-greatsword item:weathered-dagger npc:d-hunter-of-the-dead/given-dagger
  npc:d-beholder-of-death/given-armor npc:d-beholder-of-death/called-against-valiant-gargoyle boss:valiant-gargoyle
  location:deeproot-depths boss:fias-champion npc:fia-deathbed-companion/given-cursemark boss:lichdragon-fortissax
  item:mending-rune-of-the-death-prince npc:sage-gowry/asked location:swamp-of-aeonia boss:commander-oneil
  npc:sage-gowry/needle-mended npc:millicent/given-needle item:valkyries-prosthesis npc:millicent/given-prosthesis
  npc:millicent/called-against-godskin-apostle boss:godskin-apostle location:mt-gelmir npc:alexander-warrior-jar/bathing
  armor:jar npc:primeval-sorcerer-azur/met spell:comet-azur npc:sorceress-sellen/told-of-azur item:sellian-sealbreaker
  location:sellia-hideaway npc:primeval-sorcerer-lusat/met spell:stars-of-ruin npc:sorceress-sellen/told-of-lusat
  item:sellens-primal-glintstone npc:sorceress-sellen/given-body npc:sorceress-sellen/helped weapon:glintstone-kris
  location:volcano-manor npc:tanith-volcano-manor-proprietress/joined item:drawing-room-key
  npc:tanith-volcano-manor-proprietress/istvan-beaten spell:magma-shot npc:patches/request-taken
  location:ruin-strewn-precipice npc:patches/tragoth-beaten weapon:magma-whip-candlestick
  npc:tanith-volcano-manor-proprietress/rileigh-beaten weapon:serpentbone-blade item:letter-to-bernahl
  npc:the-noble-goldmask/found npc:brother-corhyn/told-of-goldmask location:capital-outskirts location:leyndell-royal-capital
  npc:knight-bernahl/hunted-together armor:raging-wolf-helm weapon:bolt-of-gransax
  boss:godfrey-first-elden-lord-leyndell-royal-capital npc:the-noble-goldmask/riddle-answered
  npc:melina/called-against-morgott-the-omen-king boss:morgott-the-omen-king npc:nepheli-loux-warrior/crowned item:rold-medallion item:seedbed-curse
  npc:dung-eater/given-curse item:sewer-gaol-key location:subterranean-shunning-grounds npc:dung-eater/freed
  boss:mohg-the-omen item:seedbed-curse item:seedbed-curse item:seedbed-curse item:seedbed-curse npc:dung-eater/given-five-curses
  item:mending-rune-of-the-fell-curse location:forbidden-lands location:mountaintops-of-the-giants
  npc:tanith-volcano-manor-proprietress/juno-beaten talisman:takers-cameo boss:rykard-lord-of-blasphemy item:dancers-castanets
  item:haligtree-secret-medallion-left location:hidden-path-to-the-haligtree location:consecrated-snowfield
  location:mohgwyn-palace boss:mohg-lord-of-blood location:miquellas-haligtree boss:loretta-knight-of-the-haligtree
  location:elphael-brace-of-the-haligtree npc:millicent/helped talisman:rotten-winged-sword-insignia
  boss:malenia-blade-of-miquella item:miquellas-needle location:gravesite-plain npc:redmane-freyja/met
  location:belurat-tower-settlement npc:redmane-freyja/called-against-divine-beast-dancing-lion
  boss:divine-beast-dancing-lion-belurat-tower-settlement location:castle-ensis boss:rellana-twin-moon-knight
  location:scadu-altus npc:count-ymir-high-priest/met item:hole-laden-necklace location:shadow-keep
  npc:needle-knight-leda/charm-broken location:cerulean-coast npc:count-ymir-high-priest/rhia-bell item:ruins-map-2nd
  location:stone-coffin-fissure boss:putrescent-knight boss:golden-hippopotamus location:specimen-storehouse
  item:secret-rite-scroll npc:sir-ansbach/given-scroll npc:hornsent/called-against-messmer-the-impaler
  boss:messmer-the-impaler item:messmers-kindling location:shadow-keep-church-district location:scadutree-base
  boss:scadutree-avatar location:scaduview boss:commander-gaius location:hinterland location:finger-ruins-of-dheo
  npc:count-ymir-high-priest/dheo-bell item:ruins-map-3rd location:finger-birthing-grounds boss:metyr-mother-of-fingers
  item:iris-of-grace npc:swordhand-of-night-jolan/given-iris-of-grace spirit_ash:swordhand-of-night-jolan
  location:foot-of-the-jagged-peak location:jagged-peak item:igons-furled-finger npc:igon/called-against-bayle-the-dread
  boss:bayle-the-dread location:rauh-base location:ancient-ruins-of-rauh boss:romina-saint-of-the-bud location:enir-ilim
  npc:sir-ansbach/called-against-promised-consort-radahn boss:promised-consort-radahn
  npc:alexander-warrior-jar/called-against-fire-giant boss:fire-giant stage:erdtree_burns location:crumbling-farum-azula
  npc:alexander-warrior-jar/duel item:alexanders-innards npc:jar-bairn/given-innards boss:godskin-duo
  boss:maliketh-the-black-blade location:leyndell-ashen-capital item:mending-rune-of-perfect-order
  boss:sir-gideon-ofnir-the-all-knowing boss:hoarah-loux-warrior location:stone-platform boss:elden-beast`,
  missable: [
    ['weapon:bolt-of-gransax', 'boss:maliketh-the-black-blade'],
    ['npc:the-noble-goldmask/riddle-answered', 'boss:maliketh-the-black-blade'],
    ['npc:preceptor-seluvis/potion-asked', 'npc:ranni-the-witch/given-fingerslayer-blade'],
    ['npc:preceptor-seluvis/given-amber-starlight', 'npc:ranni-the-witch/given-fingerslayer-blade'],
    ['npc:ranni-the-witch/met-as-renna', 'location:leyndell-royal-capital'],
    ['npc:sorcerer-rogier/called-against-margit-the-fell-omen', 'boss:margit-the-fell-omen'],
    ['npc:nepheli-loux-warrior/called-against-godrick-the-grafted', 'boss:godrick-the-grafted'],
    ['npc:nepheli-loux-warrior/called-against-omenkiller', 'boss:omenkiller'],
    ['npc:alexander-warrior-jar/called-against-starscourge-radahn', 'boss:starscourge-radahn'],
    ['npc:sorceress-sellen/asked-about-nokron', 'boss:starscourge-radahn'],
    ['npc:alexander-warrior-jar/called-against-fire-giant', 'boss:fire-giant'],
    ['npc:d-beholder-of-death/called-against-valiant-gargoyle', 'boss:valiant-gargoyle'],
    ['npc:millicent/called-against-godskin-apostle', 'boss:godskin-apostle'],
    ['npc:melina/called-against-morgott-the-omen-king', 'boss:morgott-the-omen-king'],
    ['npc:tanith-volcano-manor-proprietress/juno-beaten', 'boss:rykard-lord-of-blasphemy'],
    ['talisman:takers-cameo', 'boss:rykard-lord-of-blasphemy'],
    ['npc:patches/tragoth-beaten', 'boss:rykard-lord-of-blasphemy'],
    ['armor:raging-wolf-helm', 'boss:rykard-lord-of-blasphemy'],
    ['talisman:millicents-prosthesis', 'npc:millicent/helped'],
    ['npc:castellan-jerren/helped', 'npc:sorceress-sellen/helped'],
    ['npc:nepheli-loux-warrior/given-potion', 'npc:nepheli-loux-warrior/raised'],
    ['npc:dung-eater/given-potion', 'npc:sir-gideon-ofnir/given-potion'],
    ['gesture:grovel-for-mercy', 'npc:patches/killed'],
    ['npc:redmane-freyja/met', 'npc:needle-knight-leda/charm-broken'],
    ['npc:hornsent/called-against-messmer-the-impaler', 'boss:messmer-the-impaler'],
    ['weapon:sword-of-night', 'npc:swordhand-of-night-jolan/given-iris-of-grace'],
    ['npc:igon/called-against-bayle-the-dread', 'boss:bayle-the-dread'],
  ],
});
