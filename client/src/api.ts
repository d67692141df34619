/**
 * Parameters and responses of the routes, and the names of the lists: derived from the OpenAPI document by `npm run derive`.
 */
export interface components {
    schemas: {
        Accessory: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            is_dlc: boolean;
            effect: string | null;
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item" | "alteration" | "crafting" | "other";
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                npc_slug: string | null;
                notes: string | null;
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                gate: components["schemas"]["Gate"] | null;
                position: components["schemas"]["Position"] | null;
                event_flag: number | null;
            }[];
            description: string | null;
            sell_price: number | null;
            offers: components["schemas"]["Offer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["Dropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        Acquisition: {
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item" | "alteration" | "crafting" | "other";
            location_slug: string | null;
            /** @description Slug of the boss that drops it; null when there is none. */
            boss_slug: string | null;
            npc_slug: string | null;
            notes: string | null;
        };
        /** @description All data about an armor piece. */
        Armor: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @enum {string} */
            slot: "chest" | "hands" | "head" | "legs";
            set_slug: string | null;
            is_dlc: boolean;
            description: string | null;
            /** @description How else it is obtained. */
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item" | "alteration" | "crafting" | "other";
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                npc_slug: string | null;
                notes: string | null;
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                gate: components["schemas"]["Gate"] | null;
                position: components["schemas"]["Position"] | null;
                event_flag: number | null;
            }[];
            set_name: string | null;
            weight: number;
            resistance: components["schemas"]["ArmorResistance"];
            sell_price: number | null;
            offers: components["schemas"]["Offer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["Dropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        ArmorResistance: Record<string, unknown>;
        /** @description All data about an armor set. */
        ArmorSet: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            is_dlc: boolean;
            /** @description Slugs of its pieces, from head to legs. */
            piece_slugs: string[];
            pieces: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
                /** @enum {string} */
                slot: "chest" | "hands" | "head" | "legs";
            }[];
            description: string | null;
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        Attack: {
            /** @description Physical. */
            physical: number;
            /** @description Fire. */
            fire: number;
        };
        AttackByType: {
            /** @description Physical. */
            physical: number;
            /** @description Fire. */
            fire: number;
        };
        BestArmor: {
            /**
             * @description The value.
             * @enum {string}
             */
            maximize: "defense_arcane" | "defense_blood" | "defense_blunt" | "defense_bolt" | "defense_fire" | "defense_physical" | "defense_thrust" | "resistance_beasthood" | "resistance_frenzy" | "resistance_rapid_poison" | "resistance_slow_poison" | "negation_fire" | "negation_holy" | "negation_lightning" | "negation_magic" | "negation_physical" | "negation_pierce" | "negation_slash" | "negation_strike" | "poise";
            /** @description Maximum weight; null when there is no limit. */
            max_weight: number | null;
            value: number;
            weight: number;
            /** @description The pieces from head to legs, at most one per body part. */
            pieces: components["schemas"]["WornPiece"][];
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_cost" | "weaknesses" | "negations_multiply" | "unmet_arcane")[];
        };
        BestStats: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            level: number;
            class_slug: string | null;
            class_name: string | null;
            start: components["schemas"]["RatingStats"];
            /** @description Points that could be spent. */
            points: number;
            /** @description No other distribution of the points gives a higher rating. */
            exact: boolean;
            best: components["schemas"]["StatDistribution"];
            /** @description The next best distributions in which each point counts, at most 3, best first. */
            next: components["schemas"]["StatDistribution"][];
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_cost" | "weaknesses" | "negations_multiply" | "unmet_arcane")[];
        };
        /** @description One way to obtain it. */
        BloodborneAcquisition: {
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
            /** @description Slug of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop. */
            location_slug: string | null;
            /** @description Slug of the boss that drops it; null when there is none. */
            boss_slug: string | null;
            /** @description Slug of the NPC that gives or drops it; null when there is none. */
            npc_slug: string | null;
            /** @description One-sentence summary. */
            notes: string;
        };
        /** @description A way to obtain it, with all data. */
        BloodborneAcquisitionFull: {
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
            /** @description Slug of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop. */
            location_slug: string | null;
            /** @description Slug of the boss that drops it; null when there is none. */
            boss_slug: string | null;
            /** @description Slug of the NPC that gives or drops it; null when there is none. */
            npc_slug: string | null;
            /** @description One-sentence summary. */
            notes: string;
            /** @description Name of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
            boss_name: string | null;
            /** @description Name of the NPC that gives or drops it; null when there is none, in `lang` if known, otherwise in English. */
            npc_name: string | null;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description Slug of the enemy that drops it; null when there is none. */
            enemy_slug: string | null;
            /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
            enemy_name: string | null;
            /** @description Slug of the item that gives it when used; null when there is none. */
            used_item_slug: string | null;
            /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
            used_item_name: string | null;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
            chance: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description What it needs besides reaching the location or meeting the boss or NPC named here, and what ends it; null when there is neither. */
            gate: components["schemas"]["BloodborneGate"] | null;
            /** @description Its position in the map files; null when it has no single position or the position is unknown. */
            position: components["schemas"]["BloodbornePosition"] | null;
            /** @description Event flag of the game that is set when it is obtained; null when there is none or it is unknown. */
            event_flag: number | null;
            /** @description Row of the game's item lot table; null when unknown. */
            lot_id: number | null;
            /** @description Tier of a rune; null when there is none. */
            tier: number | null;
            /** @description Version of a weapon; null when there is none. */
            variant: ("lost" | "normal" | "uncanny") | null;
            /** @description Layer of the chalice dungeon, from 1; null when unknown, and when `chalice_dungeon_slug` is null. */
            layer: number | null;
            /** @description Slug of the chalice dungeon; null when there is none. */
            chalice_dungeon_slug: string | null;
            /** @description Name of the chalice dungeon; null when there is none, in `lang` if known, otherwise in English. */
            chalice_dungeon_name: string | null;
        };
        /** @description Defenses against damage and resistances to ailments. Null means not researched yet. */
        BloodborneArmorDefense: {
            /** @description Against physical damage; null when unknown. */
            physical: number | null;
            /** @description Against blunt damage; null when unknown. */
            blunt: number | null;
            /** @description Against thrust damage; null when unknown. */
            thrust: number | null;
            /** @description Against blood damage; null when unknown. */
            blood: number | null;
            /** @description Against arcane damage; null when unknown. */
            arcane: number | null;
            /** @description Against fire damage; null when unknown. */
            fire: number | null;
            /** @description Against bolt damage; null when unknown. */
            bolt: number | null;
            /** @description Resistance to slow poison; null when unknown. */
            slow_poison: number | null;
            /** @description Resistance to rapid poison; null when unknown. */
            rapid_poison: number | null;
            /** @description Resistance to frenzy; null when unknown. */
            frenzy: number | null;
            /** @description Beasthood; null when unknown. */
            beasthood: number | null;
        };
        /** @description An armor piece with its defenses and where to get it. */
        BloodborneArmorDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Body part it covers.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the set it belongs to. */
            set_slug: string;
            /** @description Label that distinguishes it from other pieces of the same name; null when there is none. */
            variant_label: string | null;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description A short description; null when unknown. */
            description: string | null;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Defenses and resistances. */
            defense: components["schemas"]["BloodborneArmorDefense"];
            /** @description Weight in the parameter tables; the game does not show it. */
            equip_load: number;
            /** @description Slugs of the merchants that sell it; empty when none does. */
            sold_by: string[];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["BloodborneAcquisition"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about an armor piece. */
        BloodborneArmorFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Body part it covers.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the set it belongs to. */
            set_slug: string;
            /** @description Label that distinguishes it from other pieces of the same name; null when there is none. */
            variant_label: string | null;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description A short description; null when unknown. */
            description: string | null;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Defenses and resistances. */
            defense: components["schemas"]["BloodborneArmorDefense"];
            /** @description Weight in the parameter tables; the game does not show it. */
            equip_load: number;
            /** @description Slugs of the merchants that sell it; empty when none does. */
            sold_by: string[];
            /** @description How else it is obtained. */
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
                /** @description Slug of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop. */
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                /** @description Slug of the NPC that gives or drops it; null when there is none. */
                npc_slug: string | null;
                /** @description One-sentence summary. */
                notes: string;
                /** @description Name of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop, in `lang` if known, otherwise in English. */
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                /** @description Name of the NPC that gives or drops it; null when there is none, in `lang` if known, otherwise in English. */
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /** @description What it needs besides reaching the location or meeting the boss or NPC named here, and what ends it; null when there is neither. */
                gate: components["schemas"]["BloodborneGate"] | null;
                /** @description Its position in the map files; null when it has no single position or the position is unknown. */
                position: components["schemas"]["BloodbornePosition"] | null;
                /** @description Event flag of the game that is set when it is obtained; null when there is none or it is unknown. */
                event_flag: number | null;
                /** @description Row of the game's item lot table; null when unknown. */
                lot_id: number | null;
                /** @description Tier of a rune; null when there is none. */
                tier: number | null;
                /** @description Version of a weapon; null when there is none. */
                variant: ("lost" | "normal" | "uncanny") | null;
                /** @description Layer of the chalice dungeon, from 1; null when unknown, and when `chalice_dungeon_slug` is null. */
                layer: number | null;
                /** @description Slug of the chalice dungeon; null when there is none. */
                chalice_dungeon_slug: string | null;
                /** @description Name of the chalice dungeon; null when there is none, in `lang` if known, otherwise in English. */
                chalice_dungeon_name: string | null;
            }[];
            /** @description Name of the set it belongs to, in `lang` if known, otherwise in English. */
            set_name: string;
            /** @description Weight in the parameter tables; the game does not show it. */
            weight: number;
            /** @description Resistances to ailments, which are in `defense`, too. */
            resistance: components["schemas"]["BloodborneArmorResistance"];
            /** @description Blood echoes gained by selling it; null when unknown. */
            sell_price: number | null;
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["BloodborneOffer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["BloodborneDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A gift that is an armor piece. */
        BloodborneArmorGift: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `armor`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "armor";
            /** @description Slug of the armor piece. */
            armor_slug: string;
        };
        /** @description A gift that is an armor piece. */
        BloodborneArmorGiftFull: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `armor`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "armor";
            /** @description Slug of the armor piece. */
            armor_slug: string;
            /** @description Slug of its record. */
            slug: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description When it is given; null when there is no condition. */
            condition: string | null;
        };
        /** @description Resistances of armor. */
        BloodborneArmorResistance: {
            /** @description Slow poison; null when unknown. */
            slow_poison: number | null;
            /** @description Rapid poison; null when unknown. */
            rapid_poison: number | null;
            /** @description Frenzy; null when unknown. */
            frenzy: number | null;
            /** @description Beasthood; null when unknown. */
            beasthood: number | null;
        };
        /** @description An armor set with the slugs of its pieces, from head to legs. */
        BloodborneArmorSetDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Slugs of its pieces, from head to legs. */
            piece_slugs: string[];
        };
        /** @description All data about an armor set. */
        BloodborneArmorSetFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Slugs of its pieces, from head to legs. */
            piece_slugs: string[];
            /** @description Its pieces, from head to legs. */
            pieces: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
                /**
                 * @description Body part it covers.
                 * @enum {string}
                 */
                slot: "chest" | "hands" | "head" | "legs";
            }[];
            /** @description Which pieces belong together, and why. */
            description: string;
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description An armor set in a list. */
        BloodborneArmorSetSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
        };
        /** @description An armor piece in a list. */
        BloodborneArmorSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Body part it covers.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the set it belongs to. */
            set_slug: string;
            /** @description Label that distinguishes it from other pieces of the same name; null when there is none. */
            variant_label: string | null;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Attack by type. */
        BloodborneAttack: {
            /** @description Physical. */
            physical: number;
            /** @description Blood. */
            blood: number;
            /** @description Arcane. */
            arcane: number;
            /** @description Fire. */
            fire: number;
            /** @description Bolt. */
            bolt: number;
        };
        /** @description Values by attack type. */
        BloodborneAttackByType: {
            /** @description Physical. */
            physical: number;
            /** @description Blood. */
            blood: number;
            /** @description Arcane. */
            arcane: number;
            /** @description Fire. */
            fire: number;
            /** @description Bolt. */
            bolt: number;
        };
        /** @description A shape that a gem can have. */
        BloodborneAvailableShape: {
            /**
             * @description The shape.
             * @enum {string}
             */
            shape: "circle" | "droplet" | "radial" | "triangle" | "waning";
            /** @description One character that represents the shape in text. */
            glyph: string;
            /** @description How common the shape is, and where, in words. */
            notes: string;
            /**
             * @description How common the shape is.
             * @enum {string}
             */
            frequency: "equal" | "less" | "most" | "only" | "rare";
        };
        /** @description The armor pieces with the highest total of a value. */
        BloodborneBestArmor: {
            /**
             * @description The value.
             * @enum {string}
             */
            maximize: "defense_arcane" | "defense_blood" | "defense_blunt" | "defense_bolt" | "defense_fire" | "defense_physical" | "defense_thrust" | "resistance_beasthood" | "resistance_frenzy" | "resistance_rapid_poison" | "resistance_slow_poison";
            /** @description Maximum weight; null when there is no limit. */
            max_weight: number | null;
            /** @description The total of all pieces. */
            value: number;
            /** @description Total weight in the game's tables. The game does not show it. */
            weight: number;
            /** @description The pieces from head to legs, at most one per body part. */
            pieces: components["schemas"]["BloodborneWornPiece"][];
            /** @description Rules behind the result that have fewer than two sources; empty if there are none. */
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_cost" | "weaknesses")[];
        };
        /** @description The stats that raise the attack rating of a weapon the most. */
        BloodborneBestStats: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            /**
             * @description Version of the weapon.
             * @enum {string}
             */
            variant: "lost" | "normal" | "uncanny";
            /** @description Form whose attacks are rated; null for the values in the game's menu. */
            form: ("transformed" | "untransformed") | null;
            /** @description Level of the weapon. */
            level: number;
            /** @description Slug of the origin whose stats are the start; null without one. */
            class_slug: string | null;
            /** @description Name of the origin whose stats are the start; null without one, in `lang` if known, otherwise in English. */
            class_name: string | null;
            /** @description The stats before any points are spent. */
            start: components["schemas"]["BloodborneRatingStats"];
            /** @description Points that could be spent. */
            points: number;
            /** @description No other distribution of the points gives a higher rating. */
            exact: boolean;
            /** @description The distribution with the highest rating; among equals, the one that costs the fewest points. */
            best: components["schemas"]["BloodborneStatDistribution"];
            /** @description The next best distributions in which each point counts, at most 3, best first. */
            next: components["schemas"]["BloodborneStatDistribution"][];
            /** @description Rules behind the ratings that have fewer than two sources; empty if there are none. */
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_cost" | "weaknesses")[];
        };
        /** @description A blood gem with its effects and where it comes from. */
        BloodborneBloodGemDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Group of its main effect, e.g. `adept_gems`. */
            category: string;
            /** @description Its shape; null when it varies or is unknown. */
            shape: ("circle" | "droplet" | "radial" | "triangle" | "waning") | null;
            /** @description Rating, 1 to 20; null when it varies or is unknown. */
            rating: number | null;
            /** @description Main effect. */
            primary_effect: string;
            /** @description Further effects. */
            secondary_effects: string[];
            /** @description Shapes it can have. */
            shapes_available: components["schemas"]["BloodborneBloodGemShape"][];
            /** @description Where it comes from, in one sentence. */
            availability: string;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Fixed places where it is found; empty for random drops. */
            acquisition: components["schemas"]["BloodborneAcquisition"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description The effect of a blood gem by rating. */
        BloodborneBloodGemFamily: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description The effect. */
            effect: string;
            /** @description Unit of its values; null when there is none. */
            unit: string | null;
            /** @description The effect is a drawback. */
            is_curse_effect: boolean;
            /** @description Lowest rating. */
            rating_min: number;
            /** @description Highest rating. */
            rating_max: number;
            /** @description What the effect changes; null when unknown. */
            modifier: components["schemas"]["BloodborneGemModifier"] | null;
            /** @description Weakest and strongest value that players have published; null when unknown. */
            obtainable: components["schemas"]["BloodborneValueRange"] | null;
            /** @description Range of the value by rating. */
            values: components["schemas"]["BloodborneGemValueRange"][];
        };
        /** @description All data about a blood gem. */
        BloodborneBloodGemFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Group of its main effect, e.g. `adept_gems`. */
            category: string;
            /** @description Its shape; null when it varies or is unknown. */
            shape: ("circle" | "droplet" | "radial" | "triangle" | "waning") | null;
            /** @description Rating, 1 to 20; null when it varies or is unknown. */
            rating: number | null;
            /** @description Main effect. */
            primary_effect: string;
            /** @description Further effects. */
            secondary_effects: string[];
            /** @description Shapes it can have. */
            shapes_available: components["schemas"]["BloodborneAvailableShape"][];
            /** @description Where it comes from, in one sentence. */
            availability: string;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Fixed places where it is found; empty for random drops. */
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
                /** @description Slug of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop. */
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                /** @description Slug of the NPC that gives or drops it; null when there is none. */
                npc_slug: string | null;
                /** @description One-sentence summary. */
                notes: string;
                /** @description Name of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop, in `lang` if known, otherwise in English. */
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                /** @description Name of the NPC that gives or drops it; null when there is none, in `lang` if known, otherwise in English. */
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /** @description What it needs besides reaching the location or meeting the boss or NPC named here, and what ends it; null when there is neither. */
                gate: components["schemas"]["BloodborneGate"] | null;
                /** @description Its position in the map files; null when it has no single position or the position is unknown. */
                position: components["schemas"]["BloodbornePosition"] | null;
                /** @description Event flag of the game that is set when it is obtained; null when there is none or it is unknown. */
                event_flag: number | null;
                /** @description Row of the game's item lot table; null when unknown. */
                lot_id: number | null;
                /** @description Tier of a rune; null when there is none. */
                tier: number | null;
                /** @description Version of a weapon; null when there is none. */
                variant: ("lost" | "normal" | "uncanny") | null;
                /** @description Layer of the chalice dungeon, from 1; null when unknown, and when `chalice_dungeon_slug` is null. */
                layer: number | null;
                /** @description Slug of the chalice dungeon; null when there is none. */
                chalice_dungeon_slug: string | null;
                /** @description Name of the chalice dungeon; null when there is none, in `lang` if known, otherwise in English. */
                chalice_dungeon_name: string | null;
            }[];
            /**
             * @description Where it comes from.
             * @enum {string}
             */
            kind: "grade" | "placed" | "unique";
            /** @description Grade inside its family, from 1; null when unknown. */
            grade: number | null;
            /** @description Parts of the game whose foes drop it at random, as a rule of thumb; empty for a gem at a fixed place. */
            drop_sources: components["schemas"]["BloodborneDropSource"][];
            /** @description Its family; null when unknown. */
            family: components["schemas"]["BloodborneBloodGemFamily"] | null;
            /** @description Blood echoes gained by selling it; null when unknown. */
            sell_price: number | null;
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["BloodborneOffer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["BloodborneDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A shape that a blood gem can have; `glyph` is one character that represents it in text. */
        BloodborneBloodGemShape: {
            /**
             * @description The shape.
             * @enum {string}
             */
            shape: "circle" | "droplet" | "radial" | "triangle" | "waning";
            /** @description One character that represents the shape in text. */
            glyph: string;
            /** @description How common the shape is, and where, in words. */
            notes: string;
        };
        /** @description A blood gem in a list. Shape and rating are null when they vary or are unknown. */
        BloodborneBloodGemSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Group of its main effect, e.g. `adept_gems`. */
            category: string;
            /** @description Its shape; null when it varies or is unknown. */
            shape: ("circle" | "droplet" | "radial" | "triangle" | "waning") | null;
            /** @description Rating, 1 to 20; null when it varies or is unknown. */
            rating: number | null;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Values of a boss in the dungeons of one depth. */
        BloodborneBossAtDepth: {
            /** @description Depth, 1 to 5. */
            depth: number;
            /** @description Layer, from 1. */
            layer: number;
            /** @description Hit points; null when unknown. */
            hp: number | null;
            /** @description Blood echoes; null when unknown. */
            reward: number | null;
        };
        /** @description A boss with its location, values, phases and drops. */
        BloodborneBossDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Can be skipped. */
            is_optional: boolean;
            /** @description Met in chalice dungeons. */
            is_chalice: boolean;
            /** @description Slug of the location where it is fought. */
            location_slug: string;
            /** @description Who or what it is and how it fights. */
            description: string;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /**
             * @description Part of the game it belongs to.
             * @enum {string}
             */
            campaign: "chalice_dungeon" | "main_story" | "the_old_hunters";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Must be beaten to finish the game. */
            is_required: boolean;
            /** @description A shot can interrupt its attacks. */
            is_interruptible: boolean;
            /** @description Name of the lamp that appears when it is beaten; null when none does. */
            lamp: string | null;
            /** @description Hit points on the first playthrough, of the first form; of a chalice dungeon boss, in the first fixed dungeon where it appears. */
            hp: number;
            /** @description Blood echoes on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears. */
            blood_echoes: number;
            /** @description What it drops. */
            drops: components["schemas"]["BloodborneBossDrop"][];
            /** @description Phases in order; empty when there is only one. A chalice version without phases of its own has those of the original. */
            phases: components["schemas"]["BloodborneBossPhase"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Something that a boss drops. */
        BloodborneBossDrop: {
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
        };
        /** @description A form or body of a boss, or a helper. */
        BloodborneBossForm: {
            /** @description What distinguishes it from the others; null for the plain one. */
            name: string | null;
            /**
             * @description Form, body, helper or variant.
             * @enum {string}
             */
            role: "body" | "form" | "helper" | "variant";
            /** @description Slug of the location of a variant; null of a form of a boss, which is where the boss is. */
            location_slug: string | null;
            /** @description Name of the location of a variant; null of a form of a boss, which is where the boss is, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description Where inside the location, if it is not where the others are; null when there is none. */
            sub_area: string | null;
            /** @description Its row in the game's parameter tables; null when unknown. */
            npc_param_id: number | null;
            /** @description Hit points on the first playthrough. */
            hp: number;
            /** @description Currency that its own defeat gives on the first playthrough; 0 for none. What a boss gives is with the boss; null when unknown. */
            reward: number | null;
            /** @description What it takes to stagger it; 0 when any hit does, null where `immune_to` lists `stagger`, otherwise unknown. */
            poise: number | null;
            /** @description Defenses on the first playthrough. Elemental defenses are scaled like physical ones, as in the parameter tables; some wikis give them unscaled. */
            defense: components["schemas"]["BloodborneDefense"];
            /** @description Damage negation in percent. This game has none; null when there is none. */
            negation: components["schemas"]["BloodborneNegation"] | null;
            /** @description Resistance to status effects; null where `immune_to` lists the status effect, otherwise unknown. */
            resistance: components["schemas"]["BloodborneStatusResistance"];
            /** @description Status effects that never build up on it, and `stagger` if nothing staggers it. */
            immune_to: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger")[];
            /** @description What it is weak to. Damage types whose defense is at most 3/4 of the median of its defenses, poisons whose resistance is at most 100, and serrated and righteous weapons; empty when its defenses are unknown. */
            weak_to: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust")[];
            /** @description Values on later playthroughs; those of playthroughs that are not listed are unknown, or the same. */
            new_game_plus: components["schemas"]["NewGamePlus"][];
            /** @description Counts as a beast. Null of a variant: see the enemy. */
            is_beast: boolean | null;
            /** @description Counts as kin. Null of a variant: see the enemy. */
            is_kin: boolean | null;
            /** @description Takes more damage from serrated weapons. Null of a variant: see the enemy. */
            weak_to_serrated: boolean | null;
            /** @description Takes more damage from righteous weapons. Null of a variant: see the enemy. */
            weak_to_righteous: boolean | null;
            /** @description Factor for damage to its weak part, e.g. the head; 1 changes nothing; null when unknown. */
            weak_part_rate: number | null;
        };
        /** @description All data about a boss. */
        BloodborneBossFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Can be skipped. */
            is_optional: boolean;
            /** @description Met in chalice dungeons. */
            is_chalice: boolean;
            /** @description Slug of the location where it is fought. */
            location_slug: string;
            /** @description Who or what it is and how it fights. */
            description: string;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /**
             * @description Part of the game it belongs to.
             * @enum {string}
             */
            campaign: "chalice_dungeon" | "main_story" | "the_old_hunters";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Must be beaten to finish the game. */
            is_required: boolean;
            /** @description A shot can interrupt its attacks. */
            is_interruptible: boolean;
            /** @description Name of the lamp that appears when it is beaten; null when none does. */
            lamp: string | null;
            /** @description Hit points on the first playthrough, of the first form; of a chalice dungeon boss, in the first fixed dungeon where it appears. */
            hp: number;
            /** @description Blood echoes on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears. */
            blood_echoes: number;
            /** @description What it drops. */
            drops: {
                /** @description Its name, in `lang` if known, otherwise in English. */
                name: string;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /**
                 * @description Kind of its record, which is in the list of that kind.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Slug of its record; null when it has none. */
                slug: string | null;
                /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /** @description Only once in a playthrough; null when unknown. */
                is_once: boolean | null;
                /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
                npc_param_ids: number[];
                /** @description Row of the game's item lot table; null when unknown. */
                lot_id: number | null;
                /** @description Event flag of the game that is set when it is obtained; null when unknown. */
                event_flag: number | null;
                /** @description Tier of a rune; null when there is none. */
                tier: number | null;
                /** @description More discovery raises the chance; null when unknown. */
                raised_by_discovery: boolean | null;
            }[];
            /** @description Phases in order; empty when there is only one. A chalice version without phases of its own has those of the original. */
            phases: {
                /** @description Number of the phase, from 0. */
                phase_index: number;
                /** @description Name of the phase. */
                name: string;
                /** @description What changes in this phase; null when unknown. */
                notes: string | null;
                /** @description Percentage of its HP at which the phase begins; null when that is unknown or something else begins it. */
                hp_percent: number | null;
            }[];
            /** @description Name of the location where it is fought, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Blood echoes on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears. */
            reward: number;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description The lamp that appears when it is beaten; null when none does. */
            rest_point: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            } | null;
            /** @description Its arena in the map files; null when unknown. */
            position: components["schemas"]["BloodbornePosition"] | null;
            /** @description What is needed to meet the boss besides reaching its location, and what ends that; null when there is neither. */
            gate: components["schemas"]["BloodborneGate"] | null;
            /** @description Event flag of the game that is set when the boss is beaten; null when unknown. */
            event_flag: number | null;
            /** @description What it is weak to in at least one form. Damage types whose defense is at most 3/4 of the median of its defenses, poisons whose resistance is at most 100, and serrated and righteous weapons; empty when its defenses are unknown. */
            weak_to: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust")[];
            /** @description What it is immune to in every form but helpers. */
            immune_to: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger")[];
            /** @description Its forms and bodies, and helpers, in the order of the fight. */
            forms: components["schemas"]["BloodborneBossForm"][];
            /** @description Insight that it gives; null when unknown. */
            insight: components["schemas"]["BloodborneBossInsight"] | null;
            /** @description Values in chalice dungeons. */
            by_depth: components["schemas"]["BloodborneBossAtDepth"][];
            /** @description Slug of the boss whose chalice version this is; null when there is none. */
            original_slug: string | null;
            /** @description Name of the boss whose chalice version this is; null when there is none, in `lang` if known, otherwise in English. */
            original_name: string | null;
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Insight that a boss gives. */
        BloodborneBossInsight: {
            /** @description For finding it. */
            discovery: number;
            /** @description For beating it. */
            defeat: number;
        };
        /** @description A phase of a fight. */
        BloodborneBossPhase: {
            /** @description Number of the phase, from 0. */
            phase_index: number;
            /** @description Name of the phase. */
            name: string;
            /** @description What changes in this phase; null when unknown. */
            notes: string | null;
        };
        /** @description A boss in a list. */
        BloodborneBossSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Can be skipped. */
            is_optional: boolean;
            /** @description Met in chalice dungeons. */
            is_chalice: boolean;
            /** @description Slug of the location where it is fought. */
            location_slug: string;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A boss on a layer of a chalice dungeon. */
        BloodborneChaliceBoss: {
            /** @description The layer, from 1. */
            layer: number;
            /** @description Slug of the boss. */
            boss_slug: string;
            /** @description Name of the boss, in `lang` if known, otherwise in English. */
            boss_name: string;
            /** @description True in a fixed dungeon; false when it is one of several that may appear. */
            is_certain: boolean;
        };
        /** @description All data about a chalice dungeon. */
        BloodborneChaliceDungeonFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Labyrinth it belongs to. */
            area: string;
            /** @description Depth, 1 to 5. */
            depth: number;
            /** @description What the number is. */
            description: string;
            /**
             * @description Fixed or generated.
             * @enum {string}
             */
            kind: "fixed" | "root" | "special";
            /** @description The chalice is sinister. */
            is_sinister: boolean;
            /** @description Number of layers; null when unknown. */
            layers: number | null;
            /** @description Names of the dungeons it opens. */
            dungeon_names: string[];
            /** @description Slug of the chalice as an item; null when there is none. */
            item_slug: string | null;
            /** @description Name of the chalice as an item; null when there is none, in `lang` if known, otherwise in English. */
            item_name: string | null;
            /** @description Slug of the labyrinth as a location; null when there is none. */
            location_slug: string | null;
            /** @description Name of the labyrinth as a location; null when there is none, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description Rites that it always has or that can be added. */
            rites: string[];
            /** @description Blood echoes that the ritual costs; null when unknown. */
            ritual_cost: number | null;
            /** @description Materials of the ritual. */
            ritual_items: components["schemas"]["BloodborneRitualItem"][];
            /** @description Bosses by layer. */
            bosses: components["schemas"]["BloodborneChaliceBoss"][];
            /** @description Layers of a fixed dungeon whose boss is not listed, with the reason. */
            unknown_layers: components["schemas"]["BloodborneUnknownLayer"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A chalice dungeon. Its slug is that of the chalice item. */
        BloodborneChaliceDungeonSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Labyrinth it belongs to. */
            area: string;
            /** @description Depth, 1 to 5. */
            depth: number;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A piece of armor of a class. */
        BloodborneClassArmor: {
            /** @description Slug of the piece. */
            slug: string;
            /** @description Name of the piece, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Slot.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
        };
        /** @description An origin with its lists. */
        BloodborneClassDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Level at the start. */
            level: number;
            /** @description Blood echoes at the start. */
            starting_currency: number;
            /** @description Discovery. */
            discovery: number;
            /** @description Stats at the start. */
            stats: components["schemas"]["BloodborneStats"];
            /** @description Position in the menu, from 0. */
            sort_order: number;
            /** @description Weapons at the start; none, because the first ones are a gift in the dream. */
            weapons: components["schemas"]["ClassWeapon"][];
            /** @description Armor at the start. */
            armor: components["schemas"]["BloodborneClassArmor"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about an origin. */
        BloodborneClassFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Level at the start. */
            level: number;
            /** @description Blood echoes at the start. */
            starting_currency: number;
            /** @description Discovery. */
            discovery: number;
            /** @description Stats at the start. */
            stats: components["schemas"]["BloodborneStats"];
            /** @description Position in the menu, from 0. */
            sort_order: number;
            /** @description Weapons at the start; none, because the first ones are a gift in the dream. */
            weapons: components["schemas"]["ClassWeapon"][];
            /** @description Armor at the start. */
            armor: components["schemas"]["BloodborneClassArmor"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description An origin in a list. */
        BloodborneClassSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Level at the start. */
            level: number;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Something that can be done now, and what it closes off. */
        BloodborneClosingGate: {
            /** @description What can be done now. */
            gate: components["schemas"]["BloodborneProgressThing"];
            /** @description What it ends. */
            loses: components["schemas"]["BloodborneLostThing"][];
        };
        /** @description Records side by side, with one row per value. */
        BloodborneComparison: {
            /**
             * @description The kind of the records.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Slugs of the records, in the order given. */
            slugs: string[];
            /** @description Levels of the weapons, in the order of `slugs`; empty for other kinds. */
            levels: number[];
            /** @description The values that are known for at least one of the records. */
            rows: components["schemas"]["ComparedField"][];
        };
        /** @description A covenant, with its leader, runes and enemies. */
        BloodborneCovenantDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description False for an oath that only changes the body. */
            is_full_covenant: boolean;
            /** @description What the covenant is about. */
            description: string;
            /** @description Slug of the NPC to whom the oath is sworn; null when there is none. */
            leader_slug: string | null;
            /** @description Name of the NPC to whom the oath is sworn; null when there is none, in `lang` if known, otherwise in English. */
            leader_name: string | null;
            /** @description Slug of the item that members hand in; null when there is none. */
            offering_slug: string | null;
            /** @description Name of the item that members hand in; null when there is none, in `lang` if known, otherwise in English. */
            offering_name: string | null;
            /** @description Its oath runes. */
            runes: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Covenants whose members its own members fight. */
            hostile_to: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
        };
        /** @description All data about a covenant. */
        BloodborneCovenantFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description False for an oath that only changes the body. */
            is_full_covenant: boolean;
            /** @description What the covenant is about. */
            description: string;
            /** @description Slug of the NPC to whom the oath is sworn; null when there is none. */
            leader_slug: string | null;
            /** @description Name of the NPC to whom the oath is sworn; null when there is none, in `lang` if known, otherwise in English. */
            leader_name: string | null;
            /** @description Slug of the item that members hand in; null when there is none. */
            offering_slug: string | null;
            /** @description Name of the item that members hand in; null when there is none, in `lang` if known, otherwise in English. */
            offering_name: string | null;
            /** @description Its oath runes. */
            runes: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Covenants whose members its own members fight. */
            hostile_to: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A covenant in a list. */
        BloodborneCovenantSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description False for an oath that only changes the body. */
            is_full_covenant: boolean;
        };
        /** @description The damage of a hit to a boss on the first playthrough. */
        BloodborneDamage: {
            /** @description Slug of the boss; null for an enemy. */
            boss_slug: string | null;
            /** @description Name of the boss; null for an enemy, in `lang` if known, otherwise in English. */
            boss_name: string | null;
            /** @description Slug of the enemy; null for a boss. */
            enemy_slug: string | null;
            /** @description Name of the enemy; null for a boss, in `lang` if known, otherwise in English. */
            enemy_name: string | null;
            /** @description The attack; null for a hit with 100 percent of each type. */
            attack: string | null;
            /** @description The forms of the boss, or the variants of the enemy, each with the damage. */
            targets: components["schemas"]["BloodborneDamageTarget"][];
            /** @description The attack rating behind it. */
            rating: components["schemas"]["BloodborneDamageRating"];
            /** @description Rules behind the result that have fewer than two sources. */
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_cost" | "weaknesses")[];
        };
        /** @description Damage by type, in HP. Null when a defense or the percentage of the attack is unknown. */
        BloodborneDamageByType: {
            /** @description Physical, blunt and thrust included; null when there is none. */
            physical: number | null;
            /** @description Blood; null when there is none. */
            blood: number | null;
            /** @description Arcane; null when there is none. */
            arcane: number | null;
            /** @description Fire; null when there is none. */
            fire: number | null;
            /** @description Bolt; null when there is none. */
            bolt: number | null;
        };
        /** @description A damage multiplier for the kind of attack or of foe. */
        BloodborneDamageRate: {
            /**
             * @description Source of the multiplier.
             * @enum {string}
             */
            kind: "blunt_attack" | "charge_attack" | "damage_to_beasts" | "damage_to_kin" | "righteous" | "serrated" | "thrust_attack";
            /** @description The factor. */
            rate: number;
        };
        /** @description The attack rating used for the damage. The attack rating route has its calculation steps. */
        BloodborneDamageRating: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            /**
             * @description Version of the weapon.
             * @enum {string}
             */
            variant: "lost" | "normal" | "uncanny";
            /** @description Form whose attacks are rated; null for the values in the game's menu. */
            form: ("transformed" | "untransformed") | null;
            /** @description Level of the weapon. */
            level: number;
            /** @description All stats, including those not given. */
            stats: components["schemas"]["BloodborneRatingStats"];
            /** @description The rating: the sum of all types. */
            total: number;
            /** @description The rating by type. */
            by_type: components["schemas"]["BloodborneAttackByType"];
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
            /** @description The gems in its slots, in the order given. */
            gems: components["schemas"]["BloodborneSetGem"][];
        };
        /** @description A form of a boss or a variant of an enemy, with the damage to it. */
        BloodborneDamageTarget: {
            /** @description Its name; null when it has none. */
            name: string | null;
            /**
             * @description Form, body, helper or variant.
             * @enum {string}
             */
            role: "body" | "form" | "helper" | "variant";
            /** @description Its row in the tables of the game; null when unknown. */
            npc_param_id: number | null;
            /** @description Hit points; null when unknown. */
            hp: number | null;
            /** @description Damage of the whole attack, in HP; null when a defense is unknown. */
            damage: number | null;
            /** @description Damage of the first hit by type. */
            by_type: components["schemas"]["BloodborneDamageByType"];
            /** @description Number of times the attack must land; null when the damage is unknown or zero. */
            hits_to_kill: number | null;
            /** @description Additional hits of the attack; null when it has none. */
            extra_hits: components["schemas"]["BloodborneExtraDamage"] | null;
            /** @description Damage multipliers for the kind of attack and of foe. */
            rates: components["schemas"]["BloodborneDamageRate"][];
        };
        /** @description Defenses on the first playthrough. Elemental defenses are scaled like physical ones, as in the parameter tables; some wikis give them unscaled. */
        BloodborneDefense: {
            /** @description Against physical damage; null when unknown. */
            physical: number | null;
            /** @description Against blunt damage; null when unknown. */
            blunt: number | null;
            /** @description Against thrust damage; null when unknown. */
            thrust: number | null;
            /** @description Against blood damage; null when unknown. */
            blood: number | null;
            /** @description Against arcane damage; null when unknown. */
            arcane: number | null;
            /** @description Against fire damage; null when unknown. */
            fire: number | null;
            /** @description Against bolt damage; null when unknown. */
            bolt: number | null;
        };
        /** @description Something that is dropped. The slug is null for a blood gem that is generated at random. */
        BloodborneDrop: {
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Slug of its record; null when it has none. */
            slug: string | null;
            /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
            chance: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description Only once in a playthrough; null when unknown. */
            is_once: boolean | null;
            /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
            npc_param_ids: number[];
            /** @description Row of the game's item lot table; null when unknown. */
            lot_id: number | null;
            /** @description Event flag of the game that is set when it is obtained; null when unknown. */
            event_flag: number | null;
            /** @description Tier of a rune; null when there is none. */
            tier: number | null;
            /** @description More discovery raises the chance; null when unknown. */
            raised_by_discovery: boolean | null;
        };
        /** @description A part of the game whose foes drop something. */
        BloodborneDropSource: {
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
            /**
             * @description The part of the game.
             * @enum {string}
             */
            campaign: "chalice_dungeon" | "main_story" | "the_old_hunters";
            /** @description Stage within it; null for all of it. */
            stage: ("earliest" | "early" | "last" | "late" | "middle") | null;
            /** @description Depth of the dungeons; null when it varies. */
            depth: number | null;
            /** @description Very rare. */
            is_rare: boolean;
        };
        /** @description A boss, an enemy or an NPC who drops it. */
        BloodborneDropper: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "boss" | "enemy" | "npc";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
            chance: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description Only once in a playthrough; null when unknown. */
            is_once: boolean | null;
            /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
            npc_param_ids: number[];
            /** @description Row of the game's item lot table; null when unknown. */
            lot_id: number | null;
            /** @description Tier of a rune; null when there is none. */
            tier: number | null;
        };
        /** @description A boss embedded in a location. */
        BloodborneEmbeddedBoss: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Can be skipped. */
            is_optional: boolean;
            /** @description Hit points on the first playthrough, of the first form; of a chalice dungeon boss, in the first fixed dungeon where it appears. */
            hp: number;
            /** @description Blood echoes on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears. */
            blood_echoes: number;
            /** @description What it drops. */
            drops: components["schemas"]["BloodborneBossDrop"][];
            /** @description Phases in order; empty when there is only one. A chalice version without phases of its own has those of the original. */
            phases: components["schemas"]["BloodborneBossPhase"][];
        };
        /** @description A boss that must be beaten for an ending. */
        BloodborneEndingBoss: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
        };
        /** @description An ending with what it requires and what leads to it. */
        BloodborneEndingDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Slug of the last boss; null when there is no fight. */
            final_boss_slug: string | null;
            /** @description Name of the last boss; null when there is no fight, in `lang` if known, otherwise in English. */
            final_boss_name: string | null;
            /** @description Number that players give it, from 1. */
            sort_order: number;
            /** @description What the number is. */
            description: string;
            /** @description Minimum number of thirds of umbilical cord used in the playthrough. */
            cords_min: number;
            /** @description Maximum number that may have been used; null when there is no limit. */
            cords_max: number | null;
            /** @description Slug of the item that is used. */
            cord_item_slug: string;
            /** @description Name of the item that is used, in `lang` if known, otherwise in English. */
            cord_item_name: string;
            /** @description Slug of the item that it leaves for the next playthrough; null when there is none. */
            reward_item_slug: string | null;
            /** @description Name of the item that it leaves for the next playthrough; null when there is none, in `lang` if known, otherwise in English. */
            reward_item_name: string | null;
            /** @description The next playthrough begins at once. */
            starts_new_game_plus: boolean;
            /** @description Bosses that must be beaten for it, in order. */
            bosses: components["schemas"]["BloodborneEndingBoss"][];
            /** @description What leads to it, in order. */
            steps: string[];
            /** @description Trophies that require it. */
            trophies: components["schemas"]["BloodborneEndingTrophy"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about an ending. */
        BloodborneEndingFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Slug of the last boss; null when there is no fight. */
            final_boss_slug: string | null;
            /** @description Name of the last boss; null when there is no fight, in `lang` if known, otherwise in English. */
            final_boss_name: string | null;
            /** @description Number that players give it, from 1. */
            sort_order: number;
            /** @description What the number is. */
            description: string;
            /** @description Minimum number of thirds of umbilical cord used in the playthrough. */
            cords_min: number;
            /** @description Maximum number that may have been used; null when there is no limit. */
            cords_max: number | null;
            /** @description Slug of the item that is used. */
            cord_item_slug: string;
            /** @description Name of the item that is used, in `lang` if known, otherwise in English. */
            cord_item_name: string;
            /** @description Slug of the item that it leaves for the next playthrough; null when there is none. */
            reward_item_slug: string | null;
            /** @description Name of the item that it leaves for the next playthrough; null when there is none, in `lang` if known, otherwise in English. */
            reward_item_name: string | null;
            /** @description The next playthrough begins at once. */
            starts_new_game_plus: boolean;
            /** @description Bosses that must be beaten for it, in order. */
            bosses: components["schemas"]["BloodborneEndingBoss"][];
            /** @description What leads to it, in order. */
            steps: string[];
            /** @description Trophies that require it. */
            trophies: components["schemas"]["BloodborneEndingTrophy"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description An ending in a list. */
        BloodborneEndingSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Slug of the last boss; null when there is no fight. */
            final_boss_slug: string | null;
            /** @description Name of the last boss; null when there is no fight, in `lang` if known, otherwise in English. */
            final_boss_name: string | null;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A trophy for an ending. */
        BloodborneEndingTrophy: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Grade.
             * @enum {string}
             */
            grade: "bronze" | "gold" | "platinum" | "silver";
        };
        /** @description An enemy with its values by variant, where it is placed and what it drops. */
        BloodborneEnemyDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Met in The Old Hunters only. */
            is_dlc: boolean;
            /** @description Slugs of the locations where it is placed. */
            location_slugs: string[];
            /** @description Hit points of the base variant, or else of the first one. */
            hp: number;
            /** @description Met in chalice dungeons only. */
            is_chalice: boolean;
            /** @description Counts as a beast. */
            is_beast: boolean;
            /** @description Counts as kin. */
            is_kin: boolean;
            /** @description What it is and how it fights; null when not written yet. */
            description: string | null;
            /** @description What it is weak to in at least one variant. Damage types whose defense is at most 3/4 of the median of its defenses, poisons whose resistance is at most 100, and serrated and righteous weapons; empty when its defenses are unknown. */
            weak_to: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust")[];
            /** @description What it is immune to in every variant but helpers. */
            immune_to: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger")[];
            /** @description Takes more damage from serrated weapons. */
            weak_to_serrated: boolean;
            /** @description Takes more damage from righteous weapons. */
            weak_to_righteous: boolean;
            /** @description Locations where it is placed. */
            locations: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Locations where it is placed, those with most of them first. */
            placements: components["schemas"]["BloodborneEnemyPlacement"][];
            /** @description What it drops. */
            drops: components["schemas"]["BloodborneDrop"][];
            /** @description Its variants: the same enemy in another place, with another weapon or at another time of the night. */
            variants: components["schemas"]["BloodborneEnemyVariant"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about an enemy. */
        BloodborneEnemyFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Met in The Old Hunters only. */
            is_dlc: boolean;
            /** @description Slugs of the locations where it is placed. */
            location_slugs: string[];
            /** @description Hit points of the base variant, or else of the first one. */
            hp: number;
            /** @description Met in chalice dungeons only. */
            is_chalice: boolean;
            /** @description Counts as a beast. */
            is_beast: boolean;
            /** @description Counts as kin. */
            is_kin: boolean;
            /** @description What it is and how it fights; null when not written yet. */
            description: string | null;
            /** @description What it is weak to in at least one variant. Damage types whose defense is at most 3/4 of the median of its defenses, poisons whose resistance is at most 100, and serrated and righteous weapons; empty when its defenses are unknown. */
            weak_to: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust")[];
            /** @description What it is immune to in every variant but helpers. */
            immune_to: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger")[];
            /** @description Takes more damage from serrated weapons. */
            weak_to_serrated: boolean;
            /** @description Takes more damage from righteous weapons. */
            weak_to_righteous: boolean;
            /** @description Locations where it is placed. */
            locations: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Locations where it is placed, those with most of them first. */
            placements: components["schemas"]["BloodborneEnemyPlacement"][];
            /** @description What it drops. */
            drops: components["schemas"]["BloodborneDrop"][];
            /** @description Its variants: the same enemy in another place, with another weapon or at another time of the night. */
            variants: components["schemas"]["BloodborneEnemyVariant"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description How many of an enemy are placed in a location. */
        BloodborneEnemyPlacement: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description How many are placed there, including those that appear only at some time or after an event; null when unknown. */
            count: number | null;
            /** @description The variants that are there. */
            variants: components["schemas"]["BloodbornePlacedVariant"][];
        };
        /** @description An enemy in a list, with the slugs of the locations where it is placed. */
        BloodborneEnemySummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Met in The Old Hunters only. */
            is_dlc: boolean;
            /** @description Slugs of the locations where it is placed. */
            location_slugs: string[];
            /** @description Hit points of the base variant, or else of the first one. */
            hp: number;
            /** @description Met in chalice dungeons only. */
            is_chalice: boolean;
            /** @description Counts as a beast. */
            is_beast: boolean;
            /** @description Counts as kin. */
            is_kin: boolean;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A variant of an enemy with its values. */
        BloodborneEnemyVariant: {
            /** @description What distinguishes it from the others; null for the plain one. */
            name: string | null;
            /**
             * @description Form, body, helper or variant.
             * @enum {string}
             */
            role: "body" | "form" | "helper" | "variant";
            /** @description Slug of the location of a variant; null of a form of a boss, which is where the boss is. */
            location_slug: string | null;
            /** @description Name of the location of a variant; null of a form of a boss, which is where the boss is, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description Where inside the location, if it is not where the others are; null when there is none. */
            sub_area: string | null;
            /** @description Its row in the game's parameter tables; null when unknown. */
            npc_param_id: number | null;
            /** @description Hit points on the first playthrough. */
            hp: number;
            /** @description Currency that its own defeat gives on the first playthrough; 0 for none. What a boss gives is with the boss; null when unknown. */
            reward: number | null;
            /** @description What it takes to stagger it; 0 when any hit does, null where `immune_to` lists `stagger`, otherwise unknown. */
            poise: number | null;
            /** @description Defenses on the first playthrough. Elemental defenses are scaled like physical ones, as in the parameter tables; some wikis give them unscaled. */
            defense: components["schemas"]["BloodborneDefense"];
            /** @description Damage negation in percent. This game has none; null when there is none. */
            negation: components["schemas"]["BloodborneNegation"] | null;
            /** @description Resistance to status effects; null where `immune_to` lists the status effect, otherwise unknown. */
            resistance: components["schemas"]["BloodborneStatusResistance"];
            /** @description Status effects that never build up on it, and `stagger` if nothing staggers it. */
            immune_to: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger")[];
            /** @description What it is weak to. Damage types whose defense is at most 3/4 of the median of its defenses, poisons whose resistance is at most 100, and serrated and righteous weapons; empty when its defenses are unknown. */
            weak_to: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust")[];
            /** @description Values on later playthroughs; those of playthroughs that are not listed are unknown, or the same. */
            new_game_plus: components["schemas"]["NewGamePlus"][];
            /** @description Its values are base values, to which no level is applied. True in chalice dungeons, where depth and layer multiply them, and for variants that no place uses. Null of a form of a boss. */
            is_base: boolean | null;
        };
        /** @description Additional hits of the attack. */
        BloodborneExtraDamage: {
            /** @description How many. */
            hits: number;
            /** @description Damage of each, in HP; null when unknown. */
            damage: number | null;
        };
        /** @description Additional hits of one move. */
        BloodborneExtraHits: {
            /** @description How many. */
            hits: number;
            /** @description Percent of attack of each. */
            percent: number;
        };
        /** @description Something that is obtained at a place or from someone. */
        BloodborneFind: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            how: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description One-sentence summary. */
            notes: string;
            /** @description Its position in the map files; null when it has no single position or the position is unknown. */
            position: components["schemas"]["BloodbornePosition"] | null;
        };
        /** @description What something requires, and what closes it off. */
        BloodborneGate: {
            /** @description Alternative ways to open it, of which one is enough. Empty when nothing is needed. */
            requires: components["schemas"]["BloodborneGateWay"][];
            /** @description Conditions, any one of which ends it for good; empty when nothing does. */
            closed_by: components["schemas"]["BloodborneRequirement"][];
        };
        /** @description One way to open it. */
        BloodborneGateWay: {
            /** @description Conditions that must all be met. */
            all: components["schemas"]["BloodborneRequirement"][];
        };
        /** @description What the effect of a gem changes. */
        BloodborneGemModifier: {
            /**
             * @description The value that it changes.
             * @enum {string}
             */
            changes: "all_attack" | "arcane_attack" | "arcane_scaling" | "blood_attack" | "blood_tinge_scaling" | "blunt_attack" | "bolt_attack" | "charge_attack" | "damage_to_beasts" | "damage_to_kin" | "damage_to_open_foes" | "durability" | "fire_attack" | "hp" | "physical_attack" | "rally" | "rapid_poison" | "skill_scaling" | "slow_poison" | "stamina_cost" | "strength_scaling" | "thrust_attack";
            /**
             * @description How its values count.
             * @enum {string}
             */
            unit: "hp" | "percent" | "points";
            /** @description Seconds between two changes of HP; null when it changes something else. */
            seconds: number | null;
            /** @description When it works; null when it always does. */
            condition: ("charge_attack" | "full_hp" | "near_death") | null;
            /** @description Element to which it converts a weapon that has no element and no blood attack; null when it converts nothing. */
            converts_to: ("arcane" | "bolt" | "fire") | null;
        };
        /** @description Range of the value of an effect at one rating. */
        BloodborneGemValueRange: {
            /** @description The rating. */
            rating: number;
            /** @description Lowest value. */
            min: number;
            /** @description Highest value. */
            max: number;
            /** @description The value at each of the six strengths of the effect, weakest first; null when unknown. In a gem with several effects the values are weaker. */
            strengths: (number | null)[];
        };
        /** @description A gesture, with who teaches it. */
        BloodborneGestureDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Order in the game's menu. */
            menu_order: number;
            /** @description How it is learned. */
            acquisition: components["schemas"]["BloodborneAcquisition"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a gesture. */
        BloodborneGestureFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Order in the game's menu. */
            menu_order: number;
            /** @description How it is learned. */
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
                /** @description Slug of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop. */
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                /** @description Slug of the NPC that gives or drops it; null when there is none. */
                npc_slug: string | null;
                /** @description One-sentence summary. */
                notes: string;
                /** @description Name of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop, in `lang` if known, otherwise in English. */
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                /** @description Name of the NPC that gives or drops it; null when there is none, in `lang` if known, otherwise in English. */
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /** @description What it needs besides reaching the location or meeting the boss or NPC named here, and what ends it; null when there is neither. */
                gate: components["schemas"]["BloodborneGate"] | null;
                /** @description Its position in the map files; null when it has no single position or the position is unknown. */
                position: components["schemas"]["BloodbornePosition"] | null;
                /** @description Event flag of the game that is set when it is obtained; null when there is none or it is unknown. */
                event_flag: number | null;
                /** @description Row of the game's item lot table; null when unknown. */
                lot_id: number | null;
                /** @description Tier of a rune; null when there is none. */
                tier: number | null;
                /** @description Version of a weapon; null when there is none. */
                variant: ("lost" | "normal" | "uncanny") | null;
                /** @description Layer of the chalice dungeon, from 1; null when unknown, and when `chalice_dungeon_slug` is null. */
                layer: number | null;
                /** @description Slug of the chalice dungeon; null when there is none. */
                chalice_dungeon_slug: string | null;
                /** @description Name of the chalice dungeon; null when there is none, in `lang` if known, otherwise in English. */
                chalice_dungeon_name: string | null;
            }[];
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["BloodborneOffer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["BloodborneDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A gift that is a gesture. */
        BloodborneGestureGift: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `gesture`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "gesture";
            /** @description Slug of the gesture. */
            gesture_slug: string;
        };
        /** @description A gift that is a gesture. */
        BloodborneGestureGiftFull: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `gesture`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "gesture";
            /** @description Slug of the gesture. */
            gesture_slug: string;
            /** @description Slug of its record. */
            slug: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description When it is given; null when there is no condition. */
            condition: string | null;
        };
        /** @description A gesture in a list. */
        BloodborneGestureSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Order in the game's menu. */
            menu_order: number;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Insight that is gained or lost. */
        BloodborneInsightChange: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description What the number is.
             * @enum {string}
             */
            kind: "boss_beaten" | "boss_found" | "enemy" | "event" | "item" | "meeting" | "multiplayer" | "purchase";
            /** @description Insight gained, negative when lost; null when it varies or is unknown. */
            amount: number | null;
        };
        /** @description An item with its effect, who sells it and how else to get it. */
        BloodborneItemDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Family it belongs to.
             * @enum {string}
             */
            family: "arcane_tool" | "consumable" | "key_item" | "multiplayer";
            /** @description Group inside the family; null when there is none. */
            subcategory: string | null;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description What it does; null when it does nothing. */
            effect: string | null;
            /** @description Slugs of the merchants that sell it; empty when none does. */
            sold_by: string[];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["BloodborneAcquisition"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about an item. */
        BloodborneItemFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Family it belongs to.
             * @enum {string}
             */
            family: "arcane_tool" | "consumable" | "key_item" | "multiplayer";
            /** @description Group inside the family; null when there is none. */
            subcategory: string | null;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description What it does; null when it does nothing. */
            effect: string | null;
            /** @description Slugs of the merchants that sell it; empty when none does. */
            sold_by: string[];
            /** @description How else it is obtained. */
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
                /** @description Slug of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop. */
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                /** @description Slug of the NPC that gives or drops it; null when there is none. */
                npc_slug: string | null;
                /** @description One-sentence summary. */
                notes: string;
                /** @description Name of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop, in `lang` if known, otherwise in English. */
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                /** @description Name of the NPC that gives or drops it; null when there is none, in `lang` if known, otherwise in English. */
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /** @description What it needs besides reaching the location or meeting the boss or NPC named here, and what ends it; null when there is neither. */
                gate: components["schemas"]["BloodborneGate"] | null;
                /** @description Its position in the map files; null when it has no single position or the position is unknown. */
                position: components["schemas"]["BloodbornePosition"] | null;
                /** @description Event flag of the game that is set when it is obtained; null when there is none or it is unknown. */
                event_flag: number | null;
                /** @description Row of the game's item lot table; null when unknown. */
                lot_id: number | null;
                /** @description Tier of a rune; null when there is none. */
                tier: number | null;
                /** @description Version of a weapon; null when there is none. */
                variant: ("lost" | "normal" | "uncanny") | null;
                /** @description Layer of the chalice dungeon, from 1; null when unknown, and when `chalice_dungeon_slug` is null. */
                layer: number | null;
                /** @description Slug of the chalice dungeon; null when there is none. */
                chalice_dungeon_slug: string | null;
                /** @description Name of the chalice dungeon; null when there is none, in `lang` if known, otherwise in English. */
                chalice_dungeon_name: string | null;
            }[];
            /** @description Blood echoes gained by selling it; 0 if it cannot be sold. */
            sell_price: number;
            /** @description How many can be carried; null when unknown. */
            max_held: number | null;
            /** @description How many can be kept in storage; 0 if it cannot be stored. */
            max_stored: number;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Blood echoes gained by using it; null when there is none. */
            currency_value: number | null;
            /** @description Quicksilver bullets per use; null when there is none. */
            bullet_cost: number | null;
            /** @description Attributes needed; null when there is none. */
            requirements: components["schemas"]["BloodborneWeaponRequirements"] | null;
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["BloodborneOffer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["BloodborneDropper"][];
            /** @description Chalice dungeons that it opens. */
            opens: {
                /** @description Identifier within the game and resource. */
                slug: string;
            }[];
            /** @description Chalice rituals that consume it. */
            rituals: components["schemas"]["BloodborneItemRitual"][];
            /** @description Ways to obtain things by using it. */
            yields: components["schemas"]["BloodborneFind"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A gift that is an item. */
        BloodborneItemGift: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `item`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "item";
            /** @description Slug of the item. */
            item_slug: string;
        };
        /** @description A gift that is an item. */
        BloodborneItemGiftFull: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `item`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "item";
            /** @description Slug of the item. */
            item_slug: string;
            /** @description Slug of its record. */
            slug: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description When it is given; null when there is no condition. */
            condition: string | null;
        };
        /** @description A ritual that uses it up. */
        BloodborneItemRitual: {
            /** @description Slug of the dungeon that the ritual opens. */
            chalice_dungeon_slug: string;
            /** @description Name of the dungeon that the ritual opens, in `lang` if known, otherwise in English. */
            chalice_dungeon_name: string;
            /** @description How many. */
            quantity: number;
            /** @description Optional rite that needs it; null when the ritual itself needs it. */
            rite: string | null;
        };
        /** @description An item in a list. */
        BloodborneItemSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Family it belongs to.
             * @enum {string}
             */
            family: "arcane_tool" | "consumable" | "key_item" | "multiplayer";
            /** @description Group inside the family; null when there is none. */
            subcategory: string | null;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Data quality of the published records of a kind. */
        BloodborneKindQuality: {
            /**
             * @description The kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Number of published records. */
            records: number;
            /** @description Its fields in the order of the data file. */
            fields: components["schemas"]["FieldQuality"][];
        };
        /** @description A lamp, with the bosses that leave it. */
        BloodborneLampDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /**
             * @description Headstone that leads to it.
             * @enum {string}
             */
            headstone: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
            /** @description Appears when a boss is beaten. */
            is_boss_lamp: boolean;
            /** @description Its position on the headstone, from 0. */
            sort_order: number;
            /** @description Bosses whose defeat makes it appear. */
            bosses: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a lamp. */
        BloodborneLampFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /**
             * @description Headstone that leads to it.
             * @enum {string}
             */
            headstone: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
            /** @description Appears when a boss is beaten. */
            is_boss_lamp: boolean;
            /** @description Its position on the headstone, from 0. */
            sort_order: number;
            /** @description Bosses whose defeat makes it appear. */
            bosses: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Its position in the map files; null when unknown. */
            position: components["schemas"]["BloodbornePosition"] | null;
            /** @description Event flag of the game that is set while the lamp is lit; null when unknown. */
            event_flag: number | null;
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A lamp in a list. */
        BloodborneLampSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /**
             * @description Headstone that leads to it.
             * @enum {string}
             */
            headstone: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
            /** @description Appears when a boss is beaten. */
            is_boss_lamp: boolean;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description The cost of one level. */
        BloodborneLevelCost: {
            /** @description The level reached. */
            level: number;
            /** @description Blood echoes needed for it. */
            cost: number;
            /**
             * @description Currency of the cost.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
        };
        /** @description The cost of rising from one level to another. */
        BloodborneLevelPrice: {
            /** @description Slug of the origin; null when none was given. */
            class_slug: string | null;
            /** @description Name of the origin; null when none was given, in `lang` if known, otherwise in English. */
            class_name: string | null;
            /** @description The level to start from. */
            from: number;
            /** @description The level to reach. */
            to: number;
            /**
             * @description The currency of `cost`.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
            /** @description Blood echoes for all levels together. */
            cost: number;
            /** @description The stats at the end; null without target stats. */
            stats: components["schemas"]["BloodborneLevelStats"] | null;
            /** @description The levels one by one; empty when there is nothing to pay. */
            steps: components["schemas"]["BloodborneLevelStep"][];
        };
        /** @description The stats that levels raise. */
        BloodborneLevelStats: {
            /** @description Vitality. */
            vitality: number;
            /** @description Endurance. */
            endurance: number;
            /** @description Strength. */
            strength: number;
            /** @description Skill. */
            skill: number;
            /** @description Bloodtinge. */
            blood_tinge: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description One level, and the total cost up to it. */
        BloodborneLevelStep: {
            /** @description The level reached. */
            level: number;
            /** @description Blood echoes for it. */
            cost: number;
            /** @description Blood echoes for it and all levels before. */
            sum: number;
        };
        /** @description A way to or from another location. */
        BloodborneLocationConnection: {
            /** @description Slug of the location it leads to. */
            location_slug: string;
            /** @description Name of the location it leads to, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description There is no way back. */
            is_one_way: boolean;
            /** @description Why there is no way back; null when there is one. */
            one_way_reason: string | null;
            /** @description Doorways on the way, e.g. a gate or a lift; empty where none has a name. */
            via: string[];
            /** @description How to get across. */
            notes: string;
            /** @description What the way needs, and what closes it; null when it is open as soon as one end is reached. */
            gate: components["schemas"]["BloodborneGate"] | null;
        };
        /** @description A location with its lamps, and its bosses embedded. */
        BloodborneLocationDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Region it belongs to. */
            region: string;
            /** @description Slug of the location it is a part of; null when there is none. */
            parent_slug: string | null;
            /** @description Slugs of the locations to which a way leads. */
            connected_slugs: string[];
            /** @description Slugs of the bosses fought there. */
            boss_slugs: string[];
            /**
             * @description Headstone of the Hunter's Dream that leads there.
             * @enum {string}
             */
            headstone: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
            /** @description Phases of the night in which it is open, in story order. */
            time_of_day: ("blood_moon" | "day" | "evening" | "night")[];
            /** @description Names of the lamps, in the order of the headstone. */
            lamps: string[];
            /** @description Insight that can be gained there once, without consumables; null when not researched yet. */
            insight_total: number | null;
            /** @description Bosses fought there. */
            bosses: components["schemas"]["BloodborneEmbeddedBoss"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description How many of an enemy are placed in a location. */
        BloodborneLocationEnemy: {
            /** @description Slug of the enemy. */
            slug: string;
            /** @description Name of the enemy, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many are placed there, including those that appear only at some time or after an event; null when unknown. */
            count: number | null;
        };
        /** @description All data about a location. */
        BloodborneLocationFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Region it belongs to. */
            region: string;
            /** @description Slug of the location it is a part of; null when there is none. */
            parent_slug: string | null;
            /** @description Slugs of the locations to which a way leads. */
            connected_slugs: string[];
            /** @description Slugs of the bosses fought there. */
            boss_slugs: string[];
            /**
             * @description Headstone of the Hunter's Dream that leads there.
             * @enum {string}
             */
            headstone: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
            /** @description Phases of the night in which it is open, in story order. */
            time_of_day: ("blood_moon" | "day" | "evening" | "night")[];
            /** @description Names of the lamps, in the order of the headstone. */
            lamps: string[];
            /** @description Insight that can be gained there once, without consumables; null when not researched yet. */
            insight_total: number | null;
            /** @description Bosses fought there. */
            bosses: components["schemas"]["BloodborneEmbeddedBoss"][];
            /** @description What the place is. */
            description: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Name of the location it is a part of; null when there is none, in `lang` if known, otherwise in English. */
            parent_name: string | null;
            /** @description Map identifiers in the game's files; empty when unknown. */
            map_ids: string[];
            /** @description How `insightTotal` adds up; null when there is none. */
            insight_notes: string | null;
            /** @description What is needed to enter it other than from another location, e.g. by a lamp, at an altar or at the start; null when only connections lead there. */
            gate: components["schemas"]["BloodborneGate"] | null;
            /** @description Ways to other locations. */
            connections: components["schemas"]["BloodborneLocationConnection"][];
            /** @description Ways from other locations. */
            connections_from: components["schemas"]["BloodborneLocationConnection"][];
            /** @description Lamps, in the order of the headstone. */
            rest_points: components["schemas"]["BloodborneLocationLamp"][];
            /** @description NPCs first met there. */
            npcs: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Merchants at this location. */
            merchants: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Locations that are parts of it. */
            parts: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Ordinary enemies placed there, with their number. */
            enemies: components["schemas"]["BloodborneLocationEnemy"][];
            /** @description Everything obtainable there. */
            found_here: components["schemas"]["BloodborneFind"][];
            /** @description What gives or takes Insight there. */
            insight_changes: components["schemas"]["BloodborneInsightChange"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A lamp of a location. */
        BloodborneLocationLamp: {
            /**
             * @description Its kind: the first part of what leads to a record of any kind, before the slug.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Appears when a boss is beaten. */
            is_boss_lamp: boolean;
        };
        /** @description A location in a list, with the slugs of its neighbours and bosses. */
        BloodborneLocationSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Region it belongs to. */
            region: string;
            /** @description Slug of the location it is a part of; null when there is none. */
            parent_slug: string | null;
            /** @description Slugs of the locations to which a way leads. */
            connected_slugs: string[];
            /** @description Slugs of the bosses fought there. */
            boss_slugs: string[];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description An id and the record that has it. If several records share the id, `also` lists the others. */
        BloodborneLookupEntry: {
            /** @description The id. */
            id: number;
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Its slug. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description Path of the record; null if its kind has only a list. */
            url: string | null;
            /** @description The other records that have the id, by kind in the order of the search, then by slug. */
            also: components["schemas"]["BloodborneLookupRecord"][];
        };
        /** @description What the lookup covers. */
        BloodborneLookupMeta: {
            /** @description The table that was requested, or all tables if none was. */
            tables: components["schemas"]["BloodborneLookupTable"][];
        };
        /** @description A record with the id. */
        BloodborneLookupRecord: {
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Its slug. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description Path of the record; null if its kind has only a list. */
            url: string | null;
        };
        /** @description A table of the game with known ids. */
        BloodborneLookupTable: {
            /**
             * @description Its name in the game.
             * @enum {string}
             */
            table: "AtkParam_Pc" | "EquipParamGoods" | "EquipParamProtector" | "EquipParamWeapon" | "EventFlag" | "GemGenParam" | "ItemLotParam" | "NpcParam" | "ReturnPointParam";
            /** @description Number of distinct known ids. */
            ids: number;
            /** @description Kinds of the records that have them. */
            kinds: ("armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move")[];
        };
        /** @description Something that is closed off, or the number of things if they are hidden. */
        BloodborneLostThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of Insight and phases. */
            slug: string | null;
            /** @description Name of its record, of the phase, or of Insight; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Number of things: 1, or more if they are hidden. */
            count: number;
            /** @description Whether no other way leads to it for the rest of the game. */
            is_for_good: boolean;
        };
        /** @description A material and how many of it are needed. */
        BloodborneMaterial: {
            /** @description Slug of the material. */
            item_slug: string;
            /** @description Name of the material, in `lang` if known, otherwise in English. */
            item_name: string;
            /** @description How many. */
            quantity: number;
        };
        /** @description A merchant, with what is on sale, prices and conditions. */
        BloodborneMerchantDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Slug of the NPC who runs the shop; null for the messengers. */
            npc_slug: string | null;
            /** @description Name of the NPC who runs the shop; null for the messengers, in `lang` if known, otherwise in English. */
            npc_name: string | null;
            /** @description Places of the merchant; empty for the shops of the chalice dungeons, which are in many. */
            places: components["schemas"]["BloodbornePlace"][];
            /** @description Who the merchant is, and where. */
            description: string;
            /** @description What is on sale, with prices and conditions. */
            stock: components["schemas"]["BloodborneStockRow"][];
        };
        /** @description All data about a merchant. */
        BloodborneMerchantFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Slug of the NPC who runs the shop; null for the messengers. */
            npc_slug: string | null;
            /** @description Name of the NPC who runs the shop; null for the messengers, in `lang` if known, otherwise in English. */
            npc_name: string | null;
            /** @description Places of the merchant; empty for the shops of the chalice dungeons, which are in many. */
            places: components["schemas"]["BloodbornePlace"][];
            /** @description Who the merchant is, and where. */
            description: string;
            /** @description What is on sale, with prices and conditions. */
            stock: components["schemas"]["BloodborneStockRow"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A merchant in a list. */
        BloodborneMerchantSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Slug of the NPC who runs the shop; null for the messengers. */
            npc_slug: string | null;
            /** @description Name of the NPC who runs the shop; null for the messengers, in `lang` if known, otherwise in English. */
            npc_name: string | null;
            /** @description Places of the merchant; empty for the shops of the chalice dungeons, which are in many. */
            places: components["schemas"]["BloodbornePlace"][];
        };
        /** @description Something that must be done or held first, or the number of things if they are hidden. */
        BloodborneMissingThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of Insight and phases. */
            slug: string | null;
            /** @description Name of its record, of the phase, or of Insight; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Quantity of an item, or amount of Insight; otherwise 1. Null when hidden. */
            quantity: number | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
            /** @description Number of things: 1, or more if they are hidden. */
            count: number;
        };
        /** @description Percent of each type of attack that a move deals; null when unknown. */
        BloodborneMovePercent: {
            /** @description Of the physical attack; 0 when the move deals blood damage; null when unknown. */
            physical: number | null;
            /** @description Of the blood attack; 0 when the move deals physical damage; null when unknown. */
            blood: number | null;
            /** @description Of the arcane attack; null when unknown. */
            arcane: number | null;
            /** @description Of the fire attack; null when unknown. */
            fire: number | null;
            /** @description Of the bolt attack; null when unknown. */
            bolt: number | null;
        };
        /** @description Damage negation in percent. This game has none. */
        BloodborneNegation: {
            /** @description Against physical damage, in percent. */
            physical: number;
            /** @description Against blunt damage, in percent. */
            blunt: number;
            /** @description Against thrust damage, in percent. */
            thrust: number;
            /** @description Against blood damage, in percent. */
            blood: number;
            /** @description Against arcane damage, in percent. */
            arcane: number;
            /** @description Against fire damage, in percent. */
            fire: number;
            /** @description Against bolt damage, in percent. */
            bolt: number;
        };
        /** @description An NPC with gifts, drops, placements and quest notes. */
        BloodborneNpcDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description What they are to the player; null when unknown. */
            role: string | null;
            /** @description Slug of the location where they are first met. */
            location_slug: string;
            /**
             * @description Part of the game they belong to.
             * @enum {string}
             */
            campaign: "chalice_dungeon" | "main_story" | "the_old_hunters";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Phases of the night in which they can be met, in story order. */
            time_of_day: ("blood_moon" | "day" | "evening" | "night")[];
            /** @description What they give. */
            gifts: components["schemas"]["BloodborneNpcGift"][];
            /** @description What they drop when killed. */
            drops: components["schemas"]["BloodborneNpcDrop"][];
            /** @description Where they can be found, in story order. */
            placements: components["schemas"]["BloodborneNpcPlacement"][];
            /** @description What happens with them, in story order; empty when there is no story. */
            quest_notes: string[];
        };
        /** @description Something that an NPC drops when killed. */
        BloodborneNpcDrop: {
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
            drop_rate: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
        };
        /** @description All data about an NPC. */
        BloodborneNpcFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description What they are to the player; null when unknown. */
            role: string | null;
            /** @description Slug of the location where they are first met. */
            location_slug: string;
            /**
             * @description Part of the game they belong to.
             * @enum {string}
             */
            campaign: "chalice_dungeon" | "main_story" | "the_old_hunters";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Phases of the night in which they can be met, in story order. */
            time_of_day: ("blood_moon" | "day" | "evening" | "night")[];
            /** @description What they give. */
            gifts: (components["schemas"]["BloodborneItemGiftFull"] | components["schemas"]["BloodborneGestureGiftFull"] | components["schemas"]["BloodborneRuneGiftFull"] | components["schemas"]["BloodborneWeaponGiftFull"] | components["schemas"]["BloodborneArmorGiftFull"])[];
            /** @description What they drop when killed. */
            drops: {
                /** @description Its name, in `lang` if known, otherwise in English. */
                name: string;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
                drop_rate: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /**
                 * @description Kind of its record, which is in the list of that kind.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Slug of its record; null when it has none. */
                slug: string | null;
                /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
                chance: number | null;
                /** @description Only once in a playthrough; null when unknown. */
                is_once: boolean | null;
                /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
                npc_param_ids: number[];
                /** @description Row of the game's item lot table; null when unknown. */
                lot_id: number | null;
                /** @description Event flag of the game that is set when it is obtained; null when unknown. */
                event_flag: number | null;
                /** @description Tier of a rune; null when there is none. */
                tier: number | null;
                /** @description More discovery raises the chance; null when unknown. */
                raised_by_discovery: boolean | null;
            }[];
            /** @description Where they can be found, in story order. */
            placements: {
                /** @description Slug of the location. */
                location_slug: string;
                /** @description Where inside the location. */
                sub_area: string;
                /** @description Name of the location, in `lang` if known, otherwise in English. */
                location_name: string;
                /** @description When they are there; null when from the start. */
                condition: string | null;
            }[];
            /** @description What happens with them, in story order; empty when there is no story. */
            quest_notes: string[];
            /** @description Name of the location where they are first met, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Who they are. */
            description: string;
            /** @description Attacks a hunter who does nothing to prevent it; `hostility` shows whether it always does. */
            is_hostile: boolean;
            /**
             * @description When they are an enemy.
             * @enum {string}
             */
            hostility: "always" | "conditional" | "never";
            /** @description When, where or until when a conditional enemy attacks; null for the others. */
            hostile_condition: string | null;
            /** @description What they do for the player. */
            services: string[];
            /** @description Steps of their story on which something else depends, each with what it needs and what ends it. `quest_notes` has the whole story. */
            steps: components["schemas"]["BloodborneNpcStep"][];
            /** @description Bosses against which they can be summoned. */
            summonable_for: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Ways to obtain what they give or drop. */
            provides: components["schemas"]["BloodborneFind"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description Something that an NPC gives. Its `kind` decides which slug it has. */
        BloodborneNpcGift: components["schemas"]["BloodborneItemGift"] | components["schemas"]["BloodborneGestureGift"] | components["schemas"]["BloodborneRuneGift"] | components["schemas"]["BloodborneWeaponGift"] | components["schemas"]["BloodborneArmorGift"];
        /** @description A place where an NPC can be found. */
        BloodborneNpcPlacement: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Where inside the location. */
            sub_area: string;
        };
        /** @description A step of the story of an NPC on which something else depends. */
        BloodborneNpcStep: {
            /** @description Name of the step, unique for the NPC. */
            slug: string;
            /** @description What is done, in one sentence. */
            notes: string;
            /** @description Slug of the location where it is done; null when there are several or none. */
            location_slug: string | null;
            /** @description Name of the location where it is done; null when there are several or none, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description What it needs besides the location, boss or NPC that the entry itself names, and what ends it. */
            gate: components["schemas"]["BloodborneGate"];
        };
        /** @description An NPC in a list. */
        BloodborneNpcSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description What they are to the player; null when unknown. */
            role: string | null;
            /** @description Slug of the location where they are first met. */
            location_slug: string;
        };
        /** @description Where it is on sale. */
        BloodborneOffer: {
            /** @description Slug of the merchant. */
            merchant_slug: string;
            /** @description Name of the merchant, in `lang` if known, otherwise in English. */
            merchant_name: string;
            /**
             * @description Currency of the price.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
            /** @description Price, or the lowest price when it varies; null when unknown. */
            price: number | null;
            /** @description Highest price when it varies; null when it does not. */
            price_max: number | null;
            /** @description Every price in order, when it rises with the story; empty when it does not. */
            price_steps: components["schemas"]["BloodbornePriceStep"][];
            /** @description Slug of the item that it costs; null when it is paid with the currency alone. */
            price_item_slug: string | null;
            /** @description Name of the item that it costs; null when it is paid with the currency alone, in `lang` if known, otherwise in English. */
            price_item_name: string | null;
            /** @description The merchant has any number of it; null when unknown. */
            is_unlimited: boolean | null;
            /** @description Number in stock; null when there is no limit, or it is unknown. */
            in_stock: number | null;
            /** @description When it is put on sale; null when it is on sale from the start. */
            condition: string | null;
            /** @description What puts it on sale, and what ends it; null when it is on sale from the start. */
            gate: components["schemas"]["BloodborneGate"] | null;
            /** @description Event flag of the game that counts the remaining stock; null when unknown. */
            stock_flag: number | null;
            /** @description Event flag of the game that puts it on sale; null when it is sold from the start. */
            unlock_flag: number | null;
            /** @description Version of a weapon; null when there is none. */
            variant: ("lost" | "normal" | "uncanny") | null;
        };
        /** @description A step of an NPC's story that can be done. */
        BloodborneOpenStep: {
            /** @description Slug of its record; null when hidden, and of Insight and phases. */
            slug: string | null;
            /** @description Name of its record, of the phase, or of Insight; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description What to do in the step, or how the phase begins; null when there is none. */
            notes: string | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
        };
        /** @description A location, boss or obtainable thing that is open; `have` is its entry once it is reached, beaten or held. */
        BloodborneOpenThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of Insight and phases. */
            slug: string | null;
            /** @description Name of its record, of the phase, or of Insight; null when hidden. */
            name: string | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
        };
        /** @description Something that opens, or the number of things if they are hidden. */
        BloodborneOpenedThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of Insight and phases. */
            slug: string | null;
            /** @description Name of its record, of the phase, or of Insight; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Number of things: 1, or more if they are hidden. */
            count: number;
        };
        /** @description Something that can be done now, and what it opens. */
        BloodborneOpeningGate: {
            /** @description What can be done now. */
            gate: components["schemas"]["BloodborneProgressThing"];
            /** @description What it opens. */
            opens: components["schemas"]["BloodborneOpenedThing"][];
        };
        /** @description A place of a merchant. */
        BloodbornePlace: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description When the merchant is there; null for always. */
            condition: string | null;
            /** @description Its position in the map files; null when unknown. */
            position: components["schemas"]["BloodbornePosition"] | null;
        };
        /** @description A variant of an enemy in a location. */
        BloodbornePlacedVariant: {
            /** @description Row of the variant in the game's parameter tables. */
            npc_param_id: number;
            /** @description How many; null when unknown. */
            count: number | null;
            /** @description Positions in the map files when the map is loaded; empty when unknown. */
            spots: components["schemas"]["BloodbornePosition"][];
        };
        /** @description A spot in the coordinates of the game's map files. */
        BloodbornePosition: {
            /** @description Map, as in `map_ids` of locations. */
            map_id: string;
            /** @description Coordinate on one horizontal axis. */
            x: number;
            /** @description Height. */
            y: number;
            /** @description Coordinate on the other horizontal axis. */
            z: number;
            /** @description The nearest lamp on the same map; null where there is none, or it is unknown. */
            nearest: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            } | null;
        };
        /** @description A price that holds from a phase of the story on. */
        BloodbornePriceStep: {
            /**
             * @description Phase of the story in which it begins.
             * @enum {string}
             */
            from: "blood_moon" | "evening" | "new_game_plus" | "night" | "start";
            /** @description Price. */
            price: number;
        };
        /** @description What can be done now, and what follows from it. */
        BloodborneProgress: {
            /** @description What is open now. */
            open: components["schemas"]["BloodborneProgressOpen"];
            /** @description What can be done now and ends something. */
            closing: components["schemas"]["BloodborneClosingGate"][];
            /** @description What can be done now and opens something. */
            next: components["schemas"]["BloodborneOpeningGate"][];
        };
        /** @description What is open now, each list by kind and slug. */
        BloodborneProgressOpen: {
            /** @description Locations that can be reached. */
            locations: components["schemas"]["BloodborneOpenThing"][];
            /** @description Bosses that can be met and are not beaten. */
            bosses: components["schemas"]["BloodborneOpenThing"][];
            /** @description Things that can be obtained, including those already held, as long as a way to obtain them is open. */
            obtainable: components["schemas"]["BloodborneOpenThing"][];
            /** @description Steps of the stories of NPCs that can be done. */
            npcs: components["schemas"]["BloodborneOpenStep"][];
        };
        /** @description Something that can be done or held. */
        BloodborneProgressThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of Insight and phases. */
            slug: string | null;
            /** @description Name of its record, of the phase, or of Insight; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Quantity of an item, or amount of Insight; otherwise 1. Null when hidden. */
            quantity: number | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
        };
        /** @description A status effect that the weapon builds up. */
        BloodborneRatedStatus: {
            /**
             * @description Which.
             * @enum {string}
             */
            kind: "frenzy" | "rapid_poison" | "slow_poison";
            /** @description Build-up per hit. */
            amount: number;
        };
        /** @description A weapon in a version, and its attack rating for the given stats. */
        BloodborneRatedWeapon: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Its English name. */
            weapon_name: string;
            /**
             * @description What kind of weapon it is.
             * @enum {string}
             */
            category: "firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon";
            /**
             * @description Version of the weapon, which determines the gems that fit.
             * @enum {string}
             */
            variant: "lost" | "normal" | "uncanny";
            /** @description Its level: as requested, or its highest if that is lower. */
            level: number;
            /** @description The rating: the sum of all types. */
            total: number;
            /** @description The rating by type. */
            by_type: components["schemas"]["BloodborneAttackByType"];
            /** @description Status effects that it builds up in one of its forms; empty when there is none. */
            status: components["schemas"]["BloodborneRatedStatus"][];
            /** @description Scaling at the level, as letters. */
            scaling: components["schemas"]["BloodborneScaling"];
            /** @description Scaling at the level: 1 adds the attack once more when the stat is saturated. */
            scaling_value: components["schemas"]["BloodborneScalingValue"];
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
        };
        /** @description The rating at one value of a stat. */
        BloodborneRatingAtStat: {
            /** @description The value of the stat. */
            value: number;
            /** @description The rating: the sum of all types. */
            total: number;
        };
        /** @description Stats of the hunter that raise attack. */
        BloodborneRatingStats: {
            /** @description Strength. */
            strength: number;
            /** @description Skill. */
            skill: number;
            /** @description Bloodtinge. */
            blood_tinge: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description One step of calculating the rating of a damage type from the attack of a weapon. */
        BloodborneRatingStep: {
            /**
             * @description The damage type.
             * @enum {string}
             */
            damage_type: "arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "thrust";
            /**
             * @description What the step does.
             * @enum {string}
             */
            kind: "base" | "cut" | "form_points" | "form_rate" | "gem_percent" | "gem_points" | "scaling";
            /** @description The stat, or the slug of the gem, that it comes from; null for the weapon itself. */
            source: string | null;
            /** @description How much, with four decimals; its meaning depends on `kind`. */
            amount: number;
            /** @description The rating of the type after this step, with four decimals. */
            result: number;
        };
        /** @description A condition: what must be beaten, held, reached, done or begun. */
        BloodborneRequirement: {
            /**
             * @description What it is about.
             * @enum {string}
             */
            kind: "boss" | "ending" | "insight" | "item" | "location" | "npc" | "spell" | "spirit_ash" | "stage" | "state" | "talisman" | "weapon";
            /** @description Slug of its record; null of a phase, of Insight and of a state. */
            slug: string | null;
            /** @description Name of its record, in `lang` if known, otherwise in English; what it is about if there is none. */
            name: string;
            /** @description Of an NPC the step, from its `steps`; of a phase its word; null when there is none. */
            step: string | null;
            /** @description How many of the item, or how much Insight; otherwise 1. */
            quantity: number;
            /** @description The item is used or given away; it is not enough to hold it. */
            is_used: boolean;
            /** @description Its entry for `have` of progress, once the condition holds; null if there is none. */
            have: string | null;
        };
        /** @description A material that the ritual uses up; `rite` is null where the ritual itself needs it. */
        BloodborneRitualItem: {
            /** @description Slug of the material. */
            item_slug: string;
            /** @description Name of the material, in `lang` if known, otherwise in English. */
            item_name: string;
            /** @description How many. */
            quantity: number;
            /** @description Optional rite that needs it; null when the ritual itself needs it. */
            rite: string | null;
        };
        /** @description The shortest route, or why there is none. */
        BloodborneRoute: {
            /** @description The steps; empty when there is no route. */
            steps: components["schemas"]["BloodborneRouteStep"][];
            /** @description What must be done or held first, on the route that lacks the least; hidden unless it can be done now or `spoilers` is `all`. */
            missing: components["schemas"]["BloodborneMissingThing"][];
            /** @description Why there is no route; null when there is one. */
            reason: ("closed" | "missing" | "no_way") | null;
        };
        /** @description One step of a route. */
        BloodborneRouteStep: {
            /** @description Slug of the location where it begins. */
            from: string;
            /** @description Name of the location where it begins, in `lang` if known, otherwise in English. */
            from_name: string;
            /** @description Slug of the location where it ends. */
            to: string;
            /** @description Name of the location where it ends, in `lang` if known, otherwise in English. */
            to_name: string;
            /**
             * @description How it leads there.
             * @enum {string}
             */
            way: "entry" | "one_way" | "passage";
            /** @description Everything that it requires; empty if nothing. */
            needs: components["schemas"]["BloodborneProgressThing"][];
        };
        /** @description One way to obtain a tier of a rune. */
        BloodborneRuneAcquisition: {
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
            /** @description Slug of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop. */
            location_slug: string | null;
            /** @description One-sentence summary. */
            source: string;
            /** @description Tier of a rune; null when there is none. */
            tier: number | null;
        };
        /** @description A rune with its tiers and where each is found. */
        BloodborneRuneDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Ordinary slot or oath slot.
             * @enum {string}
             */
            kind: "caryll" | "oath";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Bonuses of all tiers in one text, e.g. `+5%; +7%; +10%`. */
            effect: string;
            /** @description Its tiers in order. */
            tiers: components["schemas"]["BloodborneRuneTier"][];
            /** @description Slug of the covenant that an oath rune swears to; null when there is none. */
            covenant_slug: string | null;
            /** @description Anything else worth knowing; null when there is nothing. */
            special_note: string | null;
            /** @description How each tier is obtained. */
            acquisition: components["schemas"]["BloodborneRuneAcquisition"][];
        };
        /** @description All data about a rune: what its bonuses affect, tier by tier, and where each tier is found. */
        BloodborneRuneFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Ordinary slot or oath slot.
             * @enum {string}
             */
            kind: "caryll" | "oath";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Bonuses of all tiers in one text, e.g. `+5%; +7%; +10%`. */
            effect: string;
            /** @description Its tiers in order. */
            tiers: {
                /** @description Number of the tier, from 1. */
                tier: number;
                /** @description Bonus at this tier. */
                effect_bonus: string;
            }[];
            /** @description Slug of the covenant that an oath rune swears to; null when there is none. */
            covenant_slug: string | null;
            /** @description Anything else worth knowing; null when there is nothing. */
            special_note: string | null;
            /** @description How each tier is obtained. */
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
                /** @description Slug of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop. */
                location_slug: string | null;
                /** @description One-sentence summary. */
                source: string;
                /** @description Tier of a rune; null when there is none. */
                tier: number | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                /** @description Slug of the NPC that gives or drops it; null when there is none. */
                npc_slug: string | null;
                /** @description One-sentence summary. */
                notes: string;
                /** @description Name of the location; null when unknown, and when `kind` is not treasure, chest, coffin, event, npc_gift, npc_drop, boss_drop, or enemy_drop, in `lang` if known, otherwise in English. */
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                /** @description Name of the NPC that gives or drops it; null when there is none, in `lang` if known, otherwise in English. */
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /** @description What it needs besides reaching the location or meeting the boss or NPC named here, and what ends it; null when there is neither. */
                gate: components["schemas"]["BloodborneGate"] | null;
                /** @description Its position in the map files; null when it has no single position or the position is unknown. */
                position: components["schemas"]["BloodbornePosition"] | null;
                /** @description Event flag of the game that is set when it is obtained; null when there is none or it is unknown. */
                event_flag: number | null;
                /** @description Row of the game's item lot table; null when unknown. */
                lot_id: number | null;
                /** @description Version of a weapon; null when there is none. */
                variant: ("lost" | "normal" | "uncanny") | null;
                /** @description Layer of the chalice dungeon, from 1; null when unknown, and when `chalice_dungeon_slug` is null. */
                layer: number | null;
                /** @description Slug of the chalice dungeon; null when there is none. */
                chalice_dungeon_slug: string | null;
                /** @description Name of the chalice dungeon; null when there is none, in `lang` if known, otherwise in English. */
                chalice_dungeon_name: string | null;
            }[];
            /** @description Name of the covenant that an oath rune swears to; null when there is none, in `lang` if known, otherwise in English. */
            covenant_name: string | null;
            /** @description What it does. */
            description: string;
            /** @description What it affects. */
            effect_type: string;
            /** @description Blood echoes gained by selling it; null when unknown. */
            sell_price: number | null;
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["BloodborneOffer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["BloodborneDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A gift that is a rune. */
        BloodborneRuneGift: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `rune`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "rune";
            /** @description Slug of the rune. */
            rune_slug: string;
        };
        /** @description A gift that is a rune. */
        BloodborneRuneGiftFull: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `rune`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "rune";
            /** @description Slug of the rune. */
            rune_slug: string;
            /** @description Slug of its record. */
            slug: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description When it is given; null when there is no condition. */
            condition: string | null;
        };
        /** @description A rune in a list. */
        BloodborneRuneSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Ordinary slot or oath slot.
             * @enum {string}
             */
            kind: "caryll" | "oath";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
        };
        /** @description A tier of a rune. */
        BloodborneRuneTier: {
            /** @description Number of the tier, from 1. */
            tier: number;
            /** @description Bonus at this tier. */
            effect_bonus: string;
        };
        /** @description Scaling grade by attribute. */
        BloodborneScaling: {
            /**
             * @description With strength.
             * @enum {string}
             */
            strength: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With skill.
             * @enum {string}
             */
            skill: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With bloodtinge.
             * @enum {string}
             */
            blood_tinge: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With arcane.
             * @enum {string}
             */
            arcane: "S" | "A" | "B" | "C" | "D" | "E" | "-";
        };
        /** @description Scaling as a factor; 1 adds as much as the attack itself when the attribute is saturated. */
        BloodborneScalingValue: {
            /** @description With strength. */
            strength: number;
            /** @description With skill. */
            skill: number;
            /** @description With bloodtinge. */
            blood_tinge: number;
            /** @description With arcane. */
            arcane: number;
        };
        /** @description A search result. `match` shows how the record matched, and `matched_name` which name did if it is not `name`; `url` is its path. */
        BloodborneSearchResult: {
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Its slug. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Path of the record; null if its kind has only a list. */
            url: string | null;
            /** @description How well the record matches, from 0 to 1; comparable among results with the same `match`. 1 if the name equals the query, 0.95 if an alias does. */
            score: number;
            /**
             * @description How the record matched.
             * @enum {string}
             */
            match: "alias" | "exact" | "fuzzy" | "prefix" | "text" | "word";
            /** @description The alias or the name in another language that matched; null if `name` did. */
            matched_name: string | null;
        };
        /** @description A blood gem in a slot of the weapon. */
        BloodborneSetGem: {
            /** @description Slug of the gem. */
            gem_slug: string;
            /** @description Name of the gem, in `lang` if known, otherwise in English. */
            gem_name: string;
            /** @description Number of its slot, from 1. */
            slot: number;
            /** @description Its effects, the main one first. */
            effects: components["schemas"]["BloodborneSetGemEffect"][];
        };
        /** @description An effect of a blood gem. The rating includes it only if `is_counted` is true. */
        BloodborneSetGemEffect: {
            /**
             * @description The value that it changes.
             * @enum {string}
             */
            changes: "all_attack" | "arcane_attack" | "arcane_scaling" | "blood_attack" | "blood_tinge_scaling" | "blunt_attack" | "bolt_attack" | "charge_attack" | "damage_to_beasts" | "damage_to_kin" | "damage_to_open_foes" | "durability" | "fire_attack" | "hp" | "physical_attack" | "rally" | "rapid_poison" | "skill_scaling" | "slow_poison" | "stamina_cost" | "strength_scaling" | "thrust_attack";
            /**
             * @description How its value counts.
             * @enum {string}
             */
            unit: "hp" | "percent" | "points";
            /** @description Its value. */
            value: number;
            /** @description True if the rating includes it. Effects that apply only sometimes, or only against some foes, are not included. */
            is_counted: boolean;
        };
        /** @description A stage of a shot. */
        BloodborneShotStage: {
            /** @description Projectiles of this stage for each one of the previous stage. */
            projectiles: number;
            /** @description Percent of attack that one of them deals; null when it deals none. */
            percent: number | null;
            /** @description How long it lasts. */
            seconds: number;
            /** @description How far it flies, in meters. */
            range: number;
        };
        /** @description Stats, the points that they cost, and the attack rating with them. */
        BloodborneStatDistribution: {
            /** @description The stats. */
            stats: components["schemas"]["BloodborneRatingStats"];
            /** @description Points that they cost. */
            spent: number;
            /** @description The attack rating: the sum of all types. */
            total: number;
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
            /** @description The stats that are too low; empty if there are none. */
            unmet_requirements: components["schemas"]["BloodborneUnmetRequirement"][];
        };
        /** @description Stats of a character. */
        BloodborneStats: {
            /** @description Vitality. */
            vitality: number;
            /** @description Endurance. */
            endurance: number;
            /** @description Strength. */
            strength: number;
            /** @description Skill. */
            skill: number;
            /** @description Bloodtinge. */
            blood_tinge: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description A status effect that a weapon builds up. */
        BloodborneStatusAmount: {
            /**
             * @description Which.
             * @enum {string}
             */
            kind: "frenzy" | "rapid_poison" | "slow_poison";
            /** @description Build-up per hit. */
            amount: number;
        };
        /** @description Resistance to status effects; null where `immune_to` lists the status effect, otherwise unknown. */
        BloodborneStatusResistance: {
            /** @description Against slow poison; null when unknown. */
            slow_poison: number | null;
            /** @description Against rapid poison; null when unknown. */
            rapid_poison: number | null;
            /** @description Against frenzy; null when unknown. */
            frenzy: number | null;
        };
        /** @description Something on sale; `kind` and `slug` name its record. */
        BloodborneStockRow: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Currency of the price.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
            /** @description Price, or the lowest price when it varies; null when unknown. */
            price: number | null;
            /** @description Highest price when it varies; null when it does not. */
            price_max: number | null;
            /** @description Every price in order, when it rises with the story; empty when it does not. */
            price_steps: components["schemas"]["BloodbornePriceStep"][];
            /** @description Slug of the item that it costs; null when it is paid with the currency alone. */
            price_item_slug: string | null;
            /** @description Name of the item that it costs; null when it is paid with the currency alone, in `lang` if known, otherwise in English. */
            price_item_name: string | null;
            /** @description The merchant has any number of it; null when unknown. */
            is_unlimited: boolean | null;
            /** @description Number in stock; null when there is no limit, or it is unknown. */
            in_stock: number | null;
            /** @description When it is put on sale; null when it is on sale from the start. */
            condition: string | null;
            /** @description What puts it on sale, and what ends it; null when it is on sale from the start. */
            gate: components["schemas"]["BloodborneGate"] | null;
            /** @description Event flag of the game that counts the remaining stock; null when unknown. */
            stock_flag: number | null;
            /** @description Event flag of the game that puts it on sale; null when it is sold from the start. */
            unlock_flag: number | null;
            /** @description Version of a weapon; null when there is none. */
            variant: ("lost" | "normal" | "uncanny") | null;
        };
        /** @description A suggested record. `match` shows how it matched, and `matched_name` which name did if it is not `name`. */
        BloodborneSuggestion: {
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description Its slug. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description How the record matched.
             * @enum {string}
             */
            match: "alias" | "exact" | "fuzzy" | "prefix" | "text" | "word";
            /** @description The alias or the name in another language that matched; null if `name` did. */
            matched_name: string | null;
        };
        /** @description A trophy with what it is awarded for. */
        BloodborneTrophyDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Grade.
             * @enum {string}
             */
            grade: "bronze" | "gold" | "platinum" | "silver";
            /**
             * @description What it is awarded for.
             * @enum {string}
             */
            kind: "boss" | "collection" | "completion" | "ending" | "place" | "progress";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description False when only one doubtful list names the grade. */
            is_grade_certain: boolean;
            /** @description What it is awarded for, in words. */
            description: string;
            /** @description What it requires; empty when the description is enough. */
            requires: components["schemas"]["BloodborneRequirement"][];
        };
        /** @description All data about a trophy. */
        BloodborneTrophyFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Grade.
             * @enum {string}
             */
            grade: "bronze" | "gold" | "platinum" | "silver";
            /**
             * @description What it is awarded for.
             * @enum {string}
             */
            kind: "boss" | "collection" | "completion" | "ending" | "place" | "progress";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description False when only one doubtful list names the grade. */
            is_grade_certain: boolean;
            /** @description What it is awarded for, in words. */
            description: string;
            /** @description What it requires; empty when the description is enough. */
            requires: components["schemas"]["BloodborneRequirement"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A trophy in a list. */
        BloodborneTrophySummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Grade.
             * @enum {string}
             */
            grade: "bronze" | "gold" | "platinum" | "silver";
            /**
             * @description What it is awarded for.
             * @enum {string}
             */
            kind: "boss" | "collection" | "completion" | "ending" | "place" | "progress";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
        };
        /** @description A layer of a fixed dungeon whose boss is not listed. */
        BloodborneUnknownLayer: {
            /** @description The layer, from 1. */
            layer: number;
            /** @description Why. */
            reason: string;
        };
        /** @description A stat that is too low for the weapon. */
        BloodborneUnmetRequirement: {
            /**
             * @description The stat.
             * @enum {string}
             */
            stat: "arcane" | "blood_tinge" | "skill" | "strength";
            /** @description What the weapon requires. */
            needed: number;
            /** @description What the hunter has. */
            has: number;
        };
        /** @description The cost of the step to a level. */
        BloodborneUpgradeCost: {
            /** @description The level reached. */
            level: number;
            /** @description Slug of the material. */
            item_slug: string;
            /** @description Name of the material, in `lang` if known, otherwise in English. */
            item_name: string;
            /** @description How many of it. */
            quantity: number;
            /** @description Blood echoes for the step. They come from the game's tables; no published value confirms them. */
            cost: number;
            /**
             * @description Currency of the cost.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
        };
        /** @description The cost of fortifying a weapon from one level to another. */
        BloodborneUpgradePrice: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            /** @description The level to start from. */
            from: number;
            /** @description The level to reach. */
            to: number;
            /**
             * @description The currency of `cost`.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
            /** @description Blood echoes for all of them together; null when unknown. */
            cost: number | null;
            /** @description Materials for all steps together, in the order in which they are first needed. */
            materials: components["schemas"]["BloodborneMaterial"][];
            /** @description The steps one by one; empty when there is nothing to pay. */
            steps: components["schemas"]["BloodborneUpgradeStep"][];
            /** @description Rules behind the values that no second source confirms. */
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_cost" | "weaknesses")[];
        };
        /** @description The step to one level of fortification. */
        BloodborneUpgradeStep: {
            /** @description The level reached. */
            level: number;
            /** @description Blood echoes for it; null when unknown. */
            cost: number | null;
            /** @description What it needs. */
            materials: components["schemas"]["BloodborneMaterial"][];
        };
        /** @description A weakest and a strongest value. */
        BloodborneValueRange: {
            /** @description The weakest. */
            min: number;
            /** @description The strongest. */
            max: number;
        };
        /** @description A weapon with its requirements, scaling and attack ratings. */
        BloodborneWeaponDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Kind of weapon.
             * @enum {string}
             */
            category: "firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon";
            /** @description Its versions: normal, uncanny, lost. */
            variants: components["schemas"]["BloodborneWeaponVariantDetail"][];
            /** @description Its forms in order. */
            forms: components["schemas"]["BloodborneWeaponFormDetail"][];
            /** @description What it does, in single words. */
            tags: string[];
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Attributes needed. */
            requirements: components["schemas"]["BloodborneWeaponRequirements"];
            /** @description Scaling grades at +0. */
            scaling: components["schemas"]["BloodborneWeaponScaling"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A form of a weapon. */
        BloodborneWeaponForm: {
            /** @description Identifier of the form. */
            slug: string;
            /** @description Name of this form. */
            name: string;
            /**
             * @description Before or after the trick.
             * @enum {string}
             */
            form_kind: "transformed" | "untransformed";
            /** @description Order, from 0. */
            sort_order: number;
            /** @description Physical attack rating. */
            attack_physical: number;
            /** @description Blood attack rating. */
            attack_blood: number;
            /** @description Arcane attack rating. */
            attack_arcane: number;
            /** @description Fire attack rating. */
            attack_fire: number;
            /** @description Bolt attack rating. */
            attack_bolt: number;
            /** @description Scaling grades in this form. */
            scaling: components["schemas"]["BloodborneWeaponScaling"];
            /** @description Attack by type at +0. */
            attack: components["schemas"]["BloodborneAttack"];
            /** @description Damage types of its moves. */
            damage_types: string[];
            /** @description Factor of the first light attack; null when unknown. */
            first_r1_multiplier: number | null;
            /** @description Number of moves; null when unknown. */
            move_count: number | null;
        };
        /** @description A form of a weapon, with its attack ratings and scaling at +0. */
        BloodborneWeaponFormDetail: {
            /** @description Identifier of the form. */
            slug: string;
            /** @description Name of this form. */
            name: string;
            /**
             * @description Before or after the trick.
             * @enum {string}
             */
            form_kind: "transformed" | "untransformed";
            /** @description Order, from 0. */
            sort_order: number;
            /** @description Physical attack rating. */
            attack_physical: number;
            /** @description Blood attack rating. */
            attack_blood: number;
            /** @description Arcane attack rating. */
            attack_arcane: number;
            /** @description Fire attack rating. */
            attack_fire: number;
            /** @description Bolt attack rating. */
            attack_bolt: number;
            /** @description Scaling grades in this form. */
            scaling: components["schemas"]["BloodborneWeaponScaling"];
        };
        /** @description A form of a weapon. */
        BloodborneWeaponFormSummary: {
            /** @description Identifier of the form. */
            slug: string;
            /** @description Name of this form. */
            name: string;
            /**
             * @description Before or after the trick.
             * @enum {string}
             */
            form_kind: "transformed" | "untransformed";
            /** @description Order, from 0. */
            sort_order: number;
        };
        /** @description All data about a weapon. */
        BloodborneWeaponFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Kind of weapon.
             * @enum {string}
             */
            category: "firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon";
            /** @description Its versions: normal, uncanny, lost. */
            variants: components["schemas"]["BloodborneWeaponVariant"][];
            /** @description Its forms in order. */
            forms: components["schemas"]["BloodborneWeaponForm"][];
            /** @description What it does, in single words. */
            tags: string[];
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Attributes needed. */
            requirements: components["schemas"]["BloodborneWeaponRequirements"];
            /** @description Scaling grades at +0. */
            scaling: components["schemas"]["BloodborneWeaponScaling"];
            /** @description Attack rating at +0. */
            attack: components["schemas"]["BloodborneAttack"];
            /** @description Scaling at +0. */
            scaling_value: components["schemas"]["BloodborneWeaponScalingValue"];
            /** @description Status effects that it builds up in one of its forms. */
            status: components["schemas"]["BloodborneStatusAmount"][];
            /** @description Highest upgrade level; 0 if it cannot be fortified. */
            max_level: number;
            /** @description Its values at each level, from +0 on. */
            levels: components["schemas"]["BloodborneWeaponLevel"][];
            /** @description Blood echoes gained by selling it; null when unknown. */
            sell_price: number | null;
            /**
             * @description Hand that holds it.
             * @enum {string}
             */
            hand: "left" | "right";
            /** @description What the number is. */
            description: string;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Quicksilver bullets per shot; null when it does not shoot. */
            bullet_use: number | null;
            /** @description Durability. */
            durability: number;
            /** @description Status effects and multipliers. */
            modifiers: components["schemas"]["BloodborneWeaponModifier"][];
            /** @description The cost of each step, from +1 on; empty when it cannot be fortified. */
            upgrade_costs: components["schemas"]["BloodborneUpgradeCost"][];
            /** @description Its attacks: those of the first form, those of the second, then those under an oath rune. */
            moves: components["schemas"]["BloodborneWeaponMove"][];
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["BloodborneOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["BloodborneAcquisitionFull"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["BloodborneDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A gift that is a weapon. */
        BloodborneWeaponGift: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `weapon`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "weapon";
            /** @description Slug of the weapon. */
            weapon_slug: string;
        };
        /** @description A gift that is a weapon. */
        BloodborneWeaponGiftFull: {
            /** @description Name of the gift, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Always `weapon`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "weapon";
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Slug of its record. */
            slug: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description When it is given; null when there is no condition. */
            condition: string | null;
        };
        /** @description A weapon at one level. */
        BloodborneWeaponLevel: {
            /** @description The level: 0 for +0. */
            level: number;
            /** @description Attack by type. A weapon with physical and blood attack shows both, and each move deals one of the two. */
            attack: components["schemas"]["BloodborneAttack"];
            /** @description Scaling grades. */
            scaling: components["schemas"]["BloodborneWeaponScaling"];
            /** @description Scaling as a factor; 1 adds as much as the attack itself when the attribute is saturated. */
            scaling_value: components["schemas"]["BloodborneWeaponScalingValue"];
            /** @description Status effects that it builds up, the same at every level. */
            status: components["schemas"]["BloodborneStatusAmount"][];
            /** @description Rally: how much lost HP a hit can win back. */
            rally: number;
            /** @description Damage to the stamina of a guarding foe, before the percentage of the move. */
            stamina_attack: number;
            /** @description Blood echoes for a repair when the durability is used up. */
            repair_price: number;
            /** @description Number of open gem slots, counted from the first of the `gems` of a version. */
            gem_slots: number;
        };
        /** @description A status effect or multiplier. */
        BloodborneWeaponModifier: {
            /** @description Kind of effect, e.g. `rapid_poison` or `serrated`. */
            kind: string;
            /** @description Build-up or factor; null when there is none or it is unknown. */
            amount: number | null;
            /** @description Form that has it; null when all have it. */
            form: ("transformed" | "untransformed") | null;
        };
        /** @description An attack that can be made with a weapon. */
        BloodborneWeaponMove: {
            /** @description Number within the weapon, from 1. */
            number: number;
            /**
             * @description Form in which it is made.
             * @enum {string}
             */
            form: "transformed" | "untransformed";
            /** @description What the number is. */
            name: string;
            /** @description Button that makes it; null when unknown. */
            input: ("L1" | "L2" | "R1" | "R2") | null;
            /**
             * @description A blow or a shot.
             * @enum {string}
             */
            kind: "melee" | "shot";
            /** @description Type of its physical or blood part; null when all of it is an element. */
            damage_type: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "thrust") | null;
            /** @description Percent of each type of attack that it deals. */
            percent: components["schemas"]["BloodborneMovePercent"];
            /** @description It is a charge attack, which some gems strengthen. */
            is_charged: boolean;
            /** @description Additional hits of the same move; null when it has none. */
            extra_hits: components["schemas"]["BloodborneExtraHits"] | null;
            /** @description Stages of a shot, in order; empty for a blow. */
            stages: components["schemas"]["BloodborneShotStage"][];
            /** @description Stamina that it costs; null when unknown. */
            stamina: number | null;
            /** @description Percent of the `staminaAttack` of the weapon that it deals; null when unknown. */
            stamina_damage_percent: number | null;
            /** @description Percent of the weapon's damage to poise that it deals; null when unknown. */
            poise_damage_percent: number | null;
            /** @description Percent of the weapon's rally that it wins back; null when unknown. */
            rally_percent: number | null;
            /** @description Slug of the oath rune that the move requires; null when there is none. */
            rune_slug: string | null;
            /** @description Name of the oath rune that the move requires; null when there is none, in `lang` if known, otherwise in English. */
            rune_name: string | null;
            /**
             * @description How certain its values are.
             * @enum {string}
             */
            certainty: "certain" | "doubtful" | "probable";
        };
        /** @description Points needed in each attribute. */
        BloodborneWeaponRequirements: {
            /** @description Strength; null when unknown. */
            strength: number | null;
            /** @description Skill; null when unknown. */
            skill: number | null;
            /** @description Bloodtinge; null when unknown. */
            blood_tinge: number | null;
            /** @description Arcane; null when unknown. */
            arcane: number | null;
        };
        /** @description Scaling grade by attribute. A dash means no scaling. */
        BloodborneWeaponScaling: {
            /**
             * @description With strength.
             * @enum {string}
             */
            strength: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With skill.
             * @enum {string}
             */
            skill: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With bloodtinge.
             * @enum {string}
             */
            blood_tinge: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With arcane.
             * @enum {string}
             */
            arcane: "S" | "A" | "B" | "C" | "D" | "E" | "-";
        };
        /** @description Scaling by attribute as a number. */
        BloodborneWeaponScalingValue: {
            /** @description With strength. */
            strength: number;
            /** @description With skill. */
            skill: number;
            /** @description With bloodtinge. */
            blood_tinge: number;
            /** @description With arcane. */
            arcane: number;
        };
        /** @description A weapon in a list, with its versions and forms. */
        BloodborneWeaponSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description Kind of weapon.
             * @enum {string}
             */
            category: "firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon";
            /** @description Its versions: normal, uncanny, lost. */
            variants: components["schemas"]["BloodborneWeaponVariantSummary"][];
            /** @description Its forms in order. */
            forms: components["schemas"]["BloodborneWeaponFormSummary"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A version of a weapon. */
        BloodborneWeaponVariant: {
            /**
             * @description Which version.
             * @enum {string}
             */
            kind: "lost" | "normal" | "uncanny";
            /** @description Shapes of its gem slots, in order. */
            gems: ("circle" | "droplet" | "radial" | "triangle" | "waning")[];
            /** @description Where this version comes from; null when there is none. */
            notes: string | null;
            /** @description Name of this version in the game. */
            name: string;
        };
        /** @description A version of a weapon, and where it comes from. */
        BloodborneWeaponVariantDetail: {
            /**
             * @description Which version.
             * @enum {string}
             */
            kind: "lost" | "normal" | "uncanny";
            /** @description Shapes of its gem slots, in order. */
            gems: ("circle" | "droplet" | "radial" | "triangle" | "waning")[];
            /** @description Where this version comes from; null when there is none. */
            notes: string | null;
        };
        /** @description A version of a weapon, with the shapes of its gem slots in order. */
        BloodborneWeaponVariantSummary: {
            /**
             * @description Which version.
             * @enum {string}
             */
            kind: "lost" | "normal" | "uncanny";
            /** @description Shapes of its gem slots, in order. */
            gems: ("circle" | "droplet" | "radial" | "triangle" | "waning")[];
        };
        /** @description An armor piece of the outfit. */
        BloodborneWornPiece: {
            /**
             * @description Body part it covers.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the piece. */
            armor_slug: string;
            /** @description Name of the piece, in `lang` if known, otherwise in English. */
            armor_name: string;
            /** @description Slug of the set it belongs to. */
            set_slug: string;
            /** @description Name of the set it belongs to, in `lang` if known, otherwise in English. */
            set_name: string;
            /** @description The value of the piece; null when there is none. */
            value: number | null;
            /** @description Its weight. */
            weight: number;
        };
        /** @description All data about a boss. */
        Boss: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            is_optional: boolean | null;
            location_slug: string;
            description: string | null;
            is_dlc: boolean;
            is_required: boolean | null;
            hp: number;
            /** @description What it drops. */
            drops: {
                /** @description Its name, in `lang` if known, otherwise in English. */
                name: string;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /**
                 * @description Kind of its record, which is in the list of that kind.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Slug of its record; null when it has none. */
                slug: string | null;
                /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /** @description Only once in a playthrough; null when unknown. */
                is_once: boolean | null;
                /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
                npc_param_ids: number[];
                /** @description Row of the game's item lot table; null when unknown. */
                lot_id: number | null;
                /** @description Event flag of the game that is set when it is obtained; null when unknown. */
                event_flag: number | null;
            }[];
            phases: {
                /** @description Number of the phase, from 0. */
                phase_index: number;
                /** @description Name of the phase. */
                name: string;
                /** @description What changes in this phase; null when unknown. */
                notes: string | null;
                /** @description Percentage of its HP at which the phase begins; null when that is unknown or something else begins it. */
                hp_percent: number | null;
            }[];
            location_name: string;
            reward: number | null;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            rest_point: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            } | null;
            position: components["schemas"]["Position"] | null;
            gate: components["schemas"]["Gate"] | null;
            event_flag: number | null;
            weak_to: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust" | "holy" | "lightning" | "magic" | "pierce" | "slash" | "strike")[];
            /** @description What it is immune to in every form but helpers. */
            immune_to: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger" | "bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep")[];
            forms: {
                /** @description What distinguishes it from the others; null for the plain one. */
                name: string | null;
                /**
                 * @description Form, body, helper or variant.
                 * @enum {string}
                 */
                role: "body" | "form" | "helper" | "variant";
                /** @description Slug of the location of a variant; null of a form of a boss, which is where the boss is. */
                location_slug: string | null;
                /** @description Name of the location of a variant; null of a form of a boss, which is where the boss is, in `lang` if known, otherwise in English. */
                location_name: string | null;
                /** @description Where inside the location, if it is not where the others are; null when there is none. */
                sub_area: string | null;
                npc_param_id: number | null;
                hp: number | null;
                /** @description Currency that its own defeat gives on the first playthrough; 0 for none. What a boss gives is with the boss; null when unknown. */
                reward: number | null;
                /** @description What it takes to stagger it; 0 when any hit does, null where `immune_to` lists `stagger`, otherwise unknown. */
                poise: number | null;
                defense: components["schemas"]["Defense"];
                negation: components["schemas"]["Negation"] | null;
                resistance: components["schemas"]["StatusResistance"];
                /** @description Status effects that never build up on it, and `stagger` if nothing staggers it. */
                immune_to: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger" | "bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep")[];
                weak_to: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust" | "holy" | "lightning" | "magic" | "pierce" | "slash" | "strike")[];
                /** @description Values on later playthroughs; those of playthroughs that are not listed are unknown, or the same. */
                new_game_plus: components["schemas"]["NewGamePlus"][];
            }[];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A phase of a fight. */
        BossPhase: {
            /** @description Number of the phase, from 0. */
            phase_index: number;
            /** @description Name of the phase. */
            name: string;
            /** @description What changes in this phase; null when unknown. */
            notes: string | null;
        };
        Class: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            level: number;
            starting_currency: number | null;
            /** @description Stats at the start. */
            stats: components["schemas"]["Stats"];
            /** @description Position in the menu, from 0. */
            sort_order: number;
            weapons: components["schemas"]["ClassWeapon"][];
            /** @description Armor at the start. */
            armor: {
                /** @description Slug of the piece. */
                slug: string;
                /** @description Name of the piece, in `lang` if known, otherwise in English. */
                name: string;
                /**
                 * @description Slot.
                 * @enum {string}
                 */
                slot: "chest" | "hands" | "head" | "legs";
            }[];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A piece of armor of a class. */
        ClassArmor: {
            /**
             * @description Slot.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
        };
        /** @description A weapon of a class. */
        ClassWeapon: {
            /** @description Slug of the weapon. */
            slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many. */
            quantity: number;
        };
        /** @description Something that can be done now, and what it closes off. */
        ClosingGate: {
            /** @description What can be done now. */
            gate: components["schemas"]["ProgressThing"];
            /** @description What it ends. */
            loses: components["schemas"]["LostThing"][];
        };
        /** @description One value of the compared records. */
        ComparedField: {
            /** @description Its name, as in `sort`, a value of the main form, or `attack_rating`. */
            field: string;
            /** @description What the value is. */
            description: string;
            /** @description The values in the order of `slugs`; null when unknown, or where `labels` has `immune`. */
            values: (number | null)[];
            /** @description The values in the words of the game, in the order of `slugs`: scaling letters, or `immune`. Empty for plain numbers. */
            labels: (string | null)[];
            /** @description Whether more or less of it is better; null when neither is. */
            better: ("less" | "more") | null;
            /** @description Positions of the best values, from 0; empty when all are equal or none is better. */
            best: number[];
            /** @description Difference from the first value; null when either is unknown. */
            differences: (number | null)[];
            /** @description Positions of the values, from 0, that are those of a weapon whose requirements the stats do not meet. */
            unmet: number[];
        };
        /** @description Records side by side, with one row per value. */
        Comparison: {
            /**
             * @description The kind of the records.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Slugs of the records, in the order given. */
            slugs: string[];
            /** @description Levels of the weapons, in the order of `slugs`; empty for other kinds. */
            levels: number[];
            /** @description The values that are known for at least one of the records. */
            rows: components["schemas"]["ComparedField"][];
        };
        Damage: {
            /** @description Slug of the boss; null for an enemy. */
            boss_slug: string | null;
            /** @description Name of the boss; null for an enemy, in `lang` if known, otherwise in English. */
            boss_name: string | null;
            /** @description Slug of the enemy; null for a boss. */
            enemy_slug: string | null;
            /** @description Name of the enemy; null for a boss, in `lang` if known, otherwise in English. */
            enemy_name: string | null;
            targets: components["schemas"]["DamageTarget"][];
            /** @description The attack rating behind it. */
            rating: components["schemas"]["DamageRating"];
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_cost" | "weaknesses" | "negations_multiply" | "unmet_arcane")[];
        };
        DamageByType: {
            physical: number | null;
            /** @description Fire; null when there is none. */
            fire: number | null;
        };
        DamageRating: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            level: number;
            /** @description All stats, including those not given. */
            stats: components["schemas"]["RatingStats"];
            total: number;
            /** @description The rating by type. */
            by_type: components["schemas"]["AttackByType"];
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
        };
        DamageTarget: {
            /** @description Its name; null when it has none. */
            name: string | null;
            /**
             * @description Form, body, helper or variant.
             * @enum {string}
             */
            role: "body" | "form" | "helper" | "variant";
            npc_param_id: number | null;
            /** @description Hit points; null when unknown. */
            hp: number | null;
            damage: number | null;
            by_type: components["schemas"]["DamageByType"];
            hits_to_kill: number | null;
        };
        /** @description A version of the data, with the number of records it changed. */
        DatasetRelease: {
            /** @description The version, `YYYY.M.N`. */
            version: string;
            /**
             * Format: date
             * @description Its date.
             */
            released_at: string;
            /** @description Number of records in all lists of the game. */
            records: number;
            /** @description Records added since the previous version. */
            added: number;
            /** @description Records removed since the previous version. */
            removed: number;
            /** @description Records changed since the previous version. */
            changed: number;
            /** @description Release notes. */
            notes: string[];
        };
        Defense: {
            /** @description Against physical damage; null when unknown. */
            physical: number | null;
            /** @description Against fire damage; null when unknown. */
            fire: number | null;
        };
        Drop: {
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Slug of its record; null when it has none. */
            slug: string | null;
            /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
            chance: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description Only once in a playthrough; null when unknown. */
            is_once: boolean | null;
            /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
            npc_param_ids: number[];
            /** @description Row of the game's item lot table; null when unknown. */
            lot_id: number | null;
            /** @description Event flag of the game that is set when it is obtained; null when unknown. */
            event_flag: number | null;
        };
        Dropper: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "boss" | "enemy" | "npc";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
            chance: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description Only once in a playthrough; null when unknown. */
            is_once: boolean | null;
            /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
            npc_param_ids: number[];
            /** @description Row of the game's item lot table; null when unknown. */
            lot_id: number | null;
        };
        /** @description A way to obtain it. */
        EldenRingAcquisition: {
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            kind: "alteration" | "boss_drop" | "crafting" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "other" | "starting" | "treasure";
            /** @description Slug of the location, where it is known; null when unknown, and when `kind` is not treasure, chest, boss_drop, enemy_drop, npc_gift, npc_drop, event, or other. */
            location_slug: string | null;
            /** @description Name of the location, where it is known; null when unknown, and when `kind` is not treasure, chest, boss_drop, enemy_drop, npc_gift, npc_drop, event, or other, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description Slug of the boss that drops it; null when there is none. */
            boss_slug: string | null;
            /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
            boss_name: string | null;
            /** @description Slug of the person who gives or drops it; null when there is none. */
            npc_slug: string | null;
            /** @description Name of the person who gives or drops it; null when there is none, in `lang` if known, otherwise in English. */
            npc_name: string | null;
            /** @description Description of how it is obtained; null when unknown. */
            notes: string | null;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description Slug of the enemy that drops it; null when there is none. */
            enemy_slug: string | null;
            /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
            enemy_name: string | null;
            /** @description Slug of the item that gives it when used; null when there is none. */
            used_item_slug: string | null;
            /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
            used_item_name: string | null;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
            chance: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description What it needs besides the location, boss or person named here, as far as known; null when it needs nothing. */
            gate: components["schemas"]["EldenRingGate"] | null;
            /** @description Place where it is, as far as known; null when unknown, and when `kind` is not treasure, chest, boss_drop, enemy_drop, npc_gift, npc_drop, event, or other. */
            position: components["schemas"]["EldenRingPosition"] | null;
            /** @description Event flag of the game that is set when it is taken; null when unknown. */
            event_flag: number | null;
        };
        /** @description A curve. */
        EldenRingAffinityCurve: {
            /**
             * @description Damage type or status effect.
             * @enum {string}
             */
            of: "bleed" | "death_blight" | "fire" | "frost" | "holy" | "lightning" | "madness" | "magic" | "physical" | "poison" | "scarlet_rot" | "sleep";
            /** @description Slug of the curve. */
            curve_slug: string;
            /** @description Name of the curve, in `lang` if known, otherwise in English. */
            curve_name: string;
        };
        /** @description An armor piece with its lists. */
        EldenRingArmorDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description Slot.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the set that it belongs to; null if there is none. */
            set_slug: string | null;
            /** @description Name of the set that it belongs to; null if there is none, in `lang` if known, otherwise in English. */
            set_name: string | null;
            /** @description Slug of the piece that it was altered from; null when there is none. */
            altered_from_slug: string | null;
            /** @description Name of the piece that it was altered from; null when there is none, in `lang` if known, otherwise in English. */
            altered_from_name: string | null;
            /** @description Weight. */
            weight: number;
            /** @description Poise. */
            poise: number;
            /** @description Damage negation in percent; negative values increase damage. */
            negation: components["schemas"]["EldenRingNegation"];
            /** @description Resistances to status effects. */
            resistance: components["schemas"]["EldenRingArmorResistance"];
            /** @description Runes gained by selling it; 0 if it cannot be sold. */
            sell_price: number;
            /** @description What it is; null when unknown. */
            description: string | null;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Altered whose `altered_from_slug` is this record. */
            altered: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Entries whose `armor_slug` is this record. */
            classes: components["schemas"]["EldenRingClassArmor"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about an armor piece. */
        EldenRingArmorFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description Slot.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the set that it belongs to; null if there is none. */
            set_slug: string | null;
            /** @description Name of the set that it belongs to; null if there is none, in `lang` if known, otherwise in English. */
            set_name: string | null;
            /** @description Slug of the piece that it was altered from; null when there is none. */
            altered_from_slug: string | null;
            /** @description Name of the piece that it was altered from; null when there is none, in `lang` if known, otherwise in English. */
            altered_from_name: string | null;
            /** @description Weight. */
            weight: number;
            /** @description Poise. */
            poise: number;
            /** @description Damage negation in percent; negative values increase damage. */
            negation: components["schemas"]["EldenRingNegation"];
            /** @description Resistances to status effects. */
            resistance: components["schemas"]["EldenRingArmorResistance"];
            /** @description Runes gained by selling it; 0 if it cannot be sold. */
            sell_price: number;
            /** @description What it is; null when unknown. */
            description: string | null;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Altered whose `altered_from_slug` is this record. */
            altered: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Entries whose `armor_slug` is this record. */
            classes: components["schemas"]["EldenRingClassArmor"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        EldenRingArmorResistance: {
            /** @description Immunity. */
            immunity: number;
            /** @description Robustness. */
            robustness: number;
            /** @description Focus. */
            focus: number;
            /** @description Vitality. */
            vitality: number;
        };
        /** @description An armor set with its lists. */
        EldenRingArmorSetDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description What it is; null when unknown. */
            description: string | null;
            /** @description Pieces whose `set_slug` is this record. */
            pieces: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
                /**
                 * @description Slot.
                 * @enum {string}
                 */
                slot: "chest" | "hands" | "head" | "legs";
            }[];
            /** @description Slugs of its pieces, from head to legs. */
            piece_slugs: string[];
        };
        /** @description All data about an armor set. */
        EldenRingArmorSetFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description What it is; null when unknown. */
            description: string | null;
            /** @description Pieces whose `set_slug` is this record. */
            pieces: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
                /**
                 * @description Slot.
                 * @enum {string}
                 */
                slot: "chest" | "hands" | "head" | "legs";
            }[];
            /** @description Slugs of its pieces, from head to legs. */
            piece_slugs: string[];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description An armor set in a list. */
        EldenRingArmorSetSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
        };
        /** @description An armor piece in a list. */
        EldenRingArmorSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description Slot.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the set that it belongs to; null if there is none. */
            set_slug: string | null;
            /** @description Name of the set that it belongs to; null if there is none, in `lang` if known, otherwise in English. */
            set_name: string | null;
            /** @description Slug of the piece that it was altered from; null when there is none. */
            altered_from_slug: string | null;
            /** @description Name of the piece that it was altered from; null when there is none, in `lang` if known, otherwise in English. */
            altered_from_name: string | null;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description An ash of war with its lists. */
        EldenRingAshOfWarDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Slug of the skill that it gives; null when unknown. */
            skill_slug: string | null;
            /** @description Name of the skill that it gives; null when unknown, in `lang` if known, otherwise in English. */
            skill_name: string | null;
            /** @description Affinity that it gives by default; null when there is none. */
            affinity: ("blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard") | null;
            /** @description Categories of weapons that it can be applied to. */
            fits: ("arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip")[];
            /** @description What its skill does; null if no text describes it. */
            effect: string | null;
            /** @description Runes gained by selling it; null when unknown. */
            sell_price: number | null;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about an ash of war. */
        EldenRingAshOfWarFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Slug of the skill that it gives; null when unknown. */
            skill_slug: string | null;
            /** @description Name of the skill that it gives; null when unknown, in `lang` if known, otherwise in English. */
            skill_name: string | null;
            /** @description Affinity that it gives by default; null when there is none. */
            affinity: ("blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard") | null;
            /** @description Categories of weapons that it can be applied to. */
            fits: ("arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip")[];
            /** @description What its skill does; null if no text describes it. */
            effect: string | null;
            /** @description Runes gained by selling it; null when unknown. */
            sell_price: number | null;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description An ash of war in a list. */
        EldenRingAshOfWarSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Slug of the skill that it gives; null when unknown. */
            skill_slug: string | null;
            /** @description Name of the skill that it gives; null when unknown, in `lang` if known, otherwise in English. */
            skill_name: string | null;
            /** @description Affinity that it gives by default; null when there is none. */
            affinity: ("blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard") | null;
            /** @description Categories of weapons that it can be applied to. */
            fits: ("arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip")[];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Base attack by damage type. */
        EldenRingAttack: {
            /** @description Physical. */
            physical: number;
            /** @description Magic. */
            magic: number;
            /** @description Fire. */
            fire: number;
            /** @description Lightning. */
            lightning: number;
            /** @description Holy. */
            holy: number;
        };
        /** @description Values by damage type. */
        EldenRingAttackByType: {
            /** @description Physical. */
            physical: number;
            /** @description Magic. */
            magic: number;
            /** @description Fire. */
            fire: number;
            /** @description Lightning. */
            lightning: number;
            /** @description Holy. */
            holy: number;
        };
        /** @description The attack rating of a weapon, with its parts and the steps of the calculation. */
        EldenRingAttackRating: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            /**
             * @description Its affinity.
             * @enum {string}
             */
            affinity: "blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique";
            /** @description Upgrade of the weapon. */
            level: number;
            /** @description Whether it is two-handed. */
            two_handed: boolean;
            /** @description All stats, including those not given. */
            stats: components["schemas"]["EldenRingRatingStats"];
            /** @description The rating: the sum of all types. The game shows it rounded down. */
            total: number;
            /** @description The rating by type. */
            by_type: components["schemas"]["EldenRingAttackByType"];
            /** @description The base rating of the weapon itself, by type. */
            base: components["schemas"]["EldenRingAttackByType"];
            /** @description What stats add, by type; negative when a requirement is not met. */
            bonus: components["schemas"]["EldenRingAttackByType"];
            /** @description Status effects that it builds up; empty when there is none. */
            status: components["schemas"]["EldenRingStatusRating"][];
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
            /** @description The stats that are too low; empty when none is. */
            unmet_requirements: components["schemas"]["EldenRingUnmetRequirement"][];
            /** @description How the rating is calculated, type by type. */
            steps: components["schemas"]["EldenRingRatingStep"][];
            /** @description Rules behind the result that were not verified against the game; empty if there are none. */
            unverified: ("damage_formula" | "negations_multiply" | "unmet_arcane")[];
        };
        /** @description The armor pieces that together have the highest value. */
        EldenRingBestArmor: {
            /**
             * @description The value.
             * @enum {string}
             */
            maximize: "negation_fire" | "negation_holy" | "negation_lightning" | "negation_magic" | "negation_physical" | "negation_pierce" | "negation_slash" | "negation_strike" | "poise";
            /** @description Maximum weight; null when there is no limit. */
            max_weight: number | null;
            /** @description The total value of all pieces: poise, or negation in percent. */
            value: number;
            /** @description Total weight. */
            weight: number;
            /** @description The pieces from head to legs, at most one per body part. */
            pieces: components["schemas"]["EldenRingWornPiece"][];
            /** @description Rules behind the result that were not verified against the game; empty if there are none. */
            unverified: ("damage_formula" | "negations_multiply" | "unmet_arcane")[];
        };
        /** @description The stats that raise the attack rating of a weapon the most with a number of points. */
        EldenRingBestStats: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            /**
             * @description Its affinity.
             * @enum {string}
             */
            affinity: "blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique";
            /** @description Upgrade of the weapon. */
            level: number;
            /** @description Whether it is held in both hands. */
            two_handed: boolean;
            /** @description Slug of the class whose stats are the start; null without one. */
            class_slug: string | null;
            /** @description Name of the class whose stats are the start; null without one, in `lang` if known, otherwise in English. */
            class_name: string | null;
            /** @description The stats before any point is spent. */
            start: components["schemas"]["EldenRingRatingStats"];
            /** @description Points that could be spent. */
            points: number;
            /** @description No other distribution of the points gives a higher rating. */
            exact: boolean;
            /** @description The distribution with the highest rating. Of several, the one that costs the fewest points. */
            best: components["schemas"]["EldenRingStatDistribution"];
            /** @description The next best distributions in which each point counts, at most 3, best first. */
            next: components["schemas"]["EldenRingStatDistribution"][];
            /** @description Rules behind the ratings that were not verified against the game; empty if there are none. */
            unverified: ("damage_formula" | "negations_multiply" | "unmet_arcane")[];
        };
        /** @description A boss with its lists. */
        EldenRingBossDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Can be skipped; null when unknown. */
            is_optional: boolean | null;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Hit points of the first form on the first playthrough. */
            hp: number;
            /** @description Runes on the first playthrough; null when unknown. */
            reward: number | null;
            /** @description Must be beaten to finish the game; null when unknown. */
            is_required: boolean | null;
            /** @description Who or what it is and how it fights; null if no text describes it. */
            description: string | null;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description Event flag of the game that is set when it is beaten; null if unknown. */
            event_flag: number | null;
            /** @description Its arena; null if unknown. */
            position: components["schemas"]["EldenRingPosition"] | null;
            /** @description What is needed to meet the boss besides reaching its location; null when there is nothing. */
            gate: components["schemas"]["EldenRingGate"] | null;
            /** @description Phases in order; empty when there is only one, or they are not described. */
            phases: components["schemas"]["EldenRingBossPhase"][];
            /** @description Its forms and bodies, in the order of the fight. */
            forms: components["schemas"]["EldenRingCombatant"][];
            /** @description What it is weak to in at least one form. Damage types with a negation below 0. */
            weak_to: ("fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike")[];
            /** @description What it is immune to in every form but helpers. */
            immune_to: ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep" | "stagger")[];
            /** @description The site of grace that appears when it is beaten; null when none does. */
            rest_point: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            } | null;
            /** @description What it drops. */
            drops: components["schemas"]["EldenRingDrop"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a boss. */
        EldenRingBossFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Can be skipped; null when unknown. */
            is_optional: boolean | null;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Hit points of the first form on the first playthrough. */
            hp: number;
            /** @description Runes on the first playthrough; null when unknown. */
            reward: number | null;
            /** @description Must be beaten to finish the game; null when unknown. */
            is_required: boolean | null;
            /** @description Who or what it is and how it fights; null if no text describes it. */
            description: string | null;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description Event flag of the game that is set when it is beaten; null if unknown. */
            event_flag: number | null;
            /** @description Its arena; null if unknown. */
            position: components["schemas"]["EldenRingPosition"] | null;
            /** @description What is needed to meet the boss besides reaching its location; null when there is nothing. */
            gate: components["schemas"]["EldenRingGate"] | null;
            /** @description Phases in order; empty when there is only one, or they are not described. */
            phases: components["schemas"]["EldenRingBossPhase"][];
            /** @description Its forms and bodies, in the order of the fight. */
            forms: components["schemas"]["EldenRingCombatant"][];
            /** @description What it is weak to in at least one form. Damage types with a negation below 0. */
            weak_to: ("fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike")[];
            /** @description What it is immune to in every form but helpers. */
            immune_to: ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep" | "stagger")[];
            /** @description The site of grace that appears when it is beaten; null when none does. */
            rest_point: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            } | null;
            /** @description What it drops. */
            drops: components["schemas"]["EldenRingDrop"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A phase of a fight. */
        EldenRingBossPhase: {
            /** @description Number of the phase, from 0. */
            phase_index: number;
            /** @description Name of the phase. */
            name: string;
            /** @description Percentage of its HP at which the phase begins; null when that is unknown or something else begins it. */
            hp_percent: number | null;
            /** @description What changes in this phase; null when unknown. */
            notes: string | null;
        };
        /** @description A boss in a list. */
        EldenRingBossSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Can be skipped; null when unknown. */
            is_optional: boolean | null;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Hit points of the first form on the first playthrough. */
            hp: number;
            /** @description Runes on the first playthrough; null when unknown. */
            reward: number | null;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A piece of armor of a class. */
        EldenRingClassArmor: {
            /** @description Slug of the class. */
            class_slug: string;
            /** @description Name of the class, in `lang` if known, otherwise in English. */
            class_name: string;
            /**
             * @description Slot.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
        };
        /** @description A class with its lists. */
        EldenRingClassDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Level. */
            level: number;
            /** @description Stats at the start. */
            stats: components["schemas"]["EldenRingStats"];
            /** @description Runes at the start; null when unknown. */
            starting_currency: number | null;
            /** @description Position in the menu, from 0. */
            sort_order: number;
            /** @description Weapons at the start. */
            weapons: components["schemas"]["ClassWeapon"][];
            /** @description Armor at the start. */
            armor: {
                /** @description Slug of the piece. */
                slug: string;
                /** @description Name of the piece, in `lang` if known, otherwise in English. */
                name: string;
                /**
                 * @description Slot.
                 * @enum {string}
                 */
                slot: "chest" | "hands" | "head" | "legs";
            }[];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a class. */
        EldenRingClassFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Level. */
            level: number;
            /** @description Stats at the start. */
            stats: components["schemas"]["EldenRingStats"];
            /** @description Runes at the start; null when unknown. */
            starting_currency: number | null;
            /** @description Position in the menu, from 0. */
            sort_order: number;
            /** @description Weapons at the start. */
            weapons: components["schemas"]["ClassWeapon"][];
            /** @description Armor at the start. */
            armor: {
                /** @description Slug of the piece. */
                slug: string;
                /** @description Name of the piece, in `lang` if known, otherwise in English. */
                name: string;
                /**
                 * @description Slot.
                 * @enum {string}
                 */
                slot: "chest" | "hands" | "head" | "legs";
            }[];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A class in a list. */
        EldenRingClassSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Level. */
            level: number;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Something that can be done now, and what it closes off. */
        EldenRingClosingGate: {
            /** @description What can be done now. */
            gate: components["schemas"]["EldenRingProgressThing"];
            /** @description What it ends. */
            loses: components["schemas"]["EldenRingLostThing"][];
        };
        /** @description A form or body of a boss, a helper, or a variant of an enemy. */
        EldenRingCombatant: {
            /** @description What distinguishes it from the others; null for the plain one. */
            name: string | null;
            /**
             * @description Form, body, helper or variant.
             * @enum {string}
             */
            role: "body" | "form" | "helper" | "variant";
            /** @description Slug of the location of a variant; null of a form of a boss, which is where the boss is. */
            location_slug: string | null;
            /** @description Name of the location of a variant; null of a form of a boss, which is where the boss is, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description Where inside the location, if it is not where the others are; null when there is none. */
            sub_area: string | null;
            /** @description Its row in the game's parameter tables. */
            npc_param_id: number;
            /** @description Hit points on the first playthrough; null when unknown: the tables have none, e.g. of a chariot. */
            hp: number | null;
            /** @description Currency that its own defeat gives on the first playthrough; 0 for none. What a boss gives is with the boss; null when unknown. */
            reward: number | null;
            /** @description What it takes to stagger it; 0 when any hit does, null where `immune_to` lists `stagger`, otherwise unknown. */
            poise: number | null;
            /** @description Defenses. */
            defense: components["schemas"]["EldenRingDefense"];
            /** @description Damage negation in percent; negative values increase damage. */
            negation: components["schemas"]["EldenRingNegation"];
            /** @description Resistance to status effects: the build-up needed to trigger them; null where `immune_to` lists the status effect, otherwise unknown. */
            resistance: components["schemas"]["EldenRingStatusResistance"];
            /** @description Status effects that never build up on it, and `stagger` if nothing staggers it. */
            immune_to: ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep" | "stagger")[];
            /** @description Values on later playthroughs; those of playthroughs that are not listed are unknown, or the same. */
            new_game_plus: components["schemas"]["NewGamePlus"][];
            /** @description What it is weak to. Damage types with a negation below 0. */
            weak_to: ("fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike")[];
        };
        /** @description Records side by side, with one row per value. */
        EldenRingComparison: {
            /**
             * @description The kind of the records.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Slugs of the records, in the order given. */
            slugs: string[];
            /** @description Levels of the weapons, in the order of `slugs`; empty for other kinds. */
            levels: number[];
            /** @description The values that are known for at least one of the records. */
            rows: components["schemas"]["ComparedField"][];
        };
        /** @description The damage of a hit to a boss or an enemy on the first playthrough. */
        EldenRingDamage: {
            /** @description Slug of the boss; null for an enemy. */
            boss_slug: string | null;
            /** @description Name of the boss; null for an enemy, in `lang` if known, otherwise in English. */
            boss_name: string | null;
            /** @description Slug of the enemy; null for a boss. */
            enemy_slug: string | null;
            /** @description Name of the enemy; null for a boss, in `lang` if known, otherwise in English. */
            enemy_name: string | null;
            /**
             * @description Kind of physical damage of the hit.
             * @enum {string}
             */
            physical_damage: "physical" | "pierce" | "slash" | "strike";
            /** @description The forms of the boss, or the variants of the enemy in all places, each with the damage. */
            targets: components["schemas"]["EldenRingDamageTarget"][];
            /** @description The attack rating behind it. */
            rating: components["schemas"]["EldenRingDamageRating"];
            /** @description Rules behind the result that were not verified against the game. */
            unverified: ("damage_formula" | "negations_multiply" | "unmet_arcane")[];
        };
        /** @description Damage by type, in HP. Null when the defense is unknown. */
        EldenRingDamageByType: {
            /** @description Physical; null when there is none. */
            physical: number | null;
            /** @description Magic; null when there is none. */
            magic: number | null;
            /** @description Fire; null when there is none. */
            fire: number | null;
            /** @description Lightning; null when there is none. */
            lightning: number | null;
            /** @description Holy; null when there is none. */
            holy: number | null;
        };
        /** @description The attack rating behind the damage. The route for attack ratings has its steps. */
        EldenRingDamageRating: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            /**
             * @description Its affinity.
             * @enum {string}
             */
            affinity: "blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique";
            /** @description Upgrade of the weapon. */
            level: number;
            /** @description Whether it is two-handed. */
            two_handed: boolean;
            /** @description All stats, including those not given. */
            stats: components["schemas"]["EldenRingRatingStats"];
            /** @description The rating: the sum of all types. The game shows it rounded down. */
            total: number;
            /** @description The rating by type. */
            by_type: components["schemas"]["EldenRingAttackByType"];
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
        };
        /** @description A form of a boss or a variant of an enemy, and the damage to it. */
        EldenRingDamageTarget: {
            /** @description Its name; null when it has none. */
            name: string | null;
            /**
             * @description Form, body, helper or variant.
             * @enum {string}
             */
            role: "body" | "form" | "helper" | "variant";
            /** @description Slug of the location of this form or variant; null when there is none. */
            location_slug: string | null;
            /** @description Name of the location of this form or variant; null when there is none, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description Place within the location; null when there is none. */
            sub_area: string | null;
            /** @description Its row in the tables of the game. */
            npc_param_id: number;
            /** @description Hit points; null when unknown. */
            hp: number | null;
            /** @description Damage of the hit, in HP; null when a defense is unknown. */
            damage: number | null;
            /** @description Damage by type. */
            by_type: components["schemas"]["EldenRingDamageByType"];
            /** @description Number of hits needed; null when the damage or the HP is unknown. */
            hits_to_kill: number | null;
        };
        /** @description Defenses. */
        EldenRingDefense: {
            /** @description Against physical damage; null when unknown. */
            physical: number | null;
            /** @description Against strike damage; null when unknown. */
            strike: number | null;
            /** @description Against slash damage; null when unknown. */
            slash: number | null;
            /** @description Against pierce damage; null when unknown. */
            pierce: number | null;
            /** @description Against magic damage; null when unknown. */
            magic: number | null;
            /** @description Against fire damage; null when unknown. */
            fire: number | null;
            /** @description Against lightning damage; null when unknown. */
            lightning: number | null;
            /** @description Against holy damage; null when unknown. */
            holy: number | null;
        };
        /** @description Something that is dropped. */
        EldenRingDrop: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Slug of its record; null when it has none. */
            slug: string | null;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
            chance: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description Only once in a playthrough; null when unknown. */
            is_once: boolean | null;
            /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
            npc_param_ids: number[];
            /** @description Row of the game's item lot table; null when unknown. */
            lot_id: number | null;
            /** @description Event flag of the game that is set when it is obtained; null when unknown. */
            event_flag: number | null;
        };
        /** @description A boss, an enemy or a person who drops something. */
        EldenRingDropper: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "boss" | "enemy" | "npc";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
            chance: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description Only once in a playthrough; null when unknown. */
            is_once: boolean | null;
            /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
            npc_param_ids: number[];
            /** @description Row of the game's item lot table; null when unknown. */
            lot_id: number | null;
        };
        /** @description An exception. */
        EldenRingElementRate: {
            /**
             * @description Damage type.
             * @enum {string}
             */
            element: "fire" | "holy" | "lightning" | "magic" | "physical";
            /**
             * @description Stat.
             * @enum {string}
             */
            stat: "arcane" | "dexterity" | "faith" | "intelligence" | "strength";
            /** @description Scaling that replaces the scaling of the weapon. */
            rate: number;
        };
        /** @description An element scaling with its lists. */
        EldenRingElementScalingDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Its number in the tables. */
            number: number;
            /** @description Damage types that scale. */
            elements: components["schemas"]["EldenRingElementStats"][];
            /** @description Exceptions. */
            rates: components["schemas"]["EldenRingElementRate"][];
        };
        /** @description All data about an element scaling. */
        EldenRingElementScalingFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Its number in the tables. */
            number: number;
            /** @description Damage types that scale. */
            elements: components["schemas"]["EldenRingElementStats"][];
            /** @description Exceptions. */
            rates: components["schemas"]["EldenRingElementRate"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description An element scaling in a list. */
        EldenRingElementScalingSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
        };
        /** @description A damage type. */
        EldenRingElementStats: {
            /**
             * @description Damage type.
             * @enum {string}
             */
            element: "fire" | "holy" | "lightning" | "magic" | "physical";
            /** @description Stats that count. */
            stats: ("arcane" | "dexterity" | "faith" | "intelligence" | "strength")[];
        };
        /** @description An ending with its lists. */
        EldenRingEndingDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Slug of the last boss. */
            final_boss_slug: string;
            /** @description Name of the last boss, in `lang` if known, otherwise in English. */
            final_boss_name: string;
            /** @description What it requires. */
            gate: components["schemas"]["EldenRingGate"];
            /** @description What leads to it, in order. */
            steps: string[];
            /** @description What becomes of the world. */
            description: string;
        };
        /** @description All data about an ending. */
        EldenRingEndingFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Slug of the last boss. */
            final_boss_slug: string;
            /** @description Name of the last boss, in `lang` if known, otherwise in English. */
            final_boss_name: string;
            /** @description What it requires. */
            gate: components["schemas"]["EldenRingGate"];
            /** @description What leads to it, in order. */
            steps: string[];
            /** @description What becomes of the world. */
            description: string;
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description An ending in a list. */
        EldenRingEndingSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Slug of the last boss. */
            final_boss_slug: string;
            /** @description Name of the last boss, in `lang` if known, otherwise in English. */
            final_boss_name: string;
        };
        /** @description An enemy with its lists. */
        EldenRingEnemyDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Met in Shadow of the Erdtree only. */
            is_dlc: boolean;
            /** @description Slugs of the locations where it is placed. */
            location_slugs: string[];
            /** @description Hit points of the variant with the fewest; null when unknown. */
            hp: number | null;
            /** @description What it is and how it fights; null when not written yet. */
            description: string | null;
            /** @description Its variants by location. */
            variants: components["schemas"]["EldenRingCombatant"][];
            /** @description Locations where it can be found. */
            placements: components["schemas"]["EldenRingPlacement"][];
            /** @description What it is weak to in at least one variant. Damage types with a negation below 0. */
            weak_to: ("fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike")[];
            /** @description What it is immune to in every variant but helpers. */
            immune_to: ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep" | "stagger")[];
            /** @description Locations where it is placed. */
            locations: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description What it drops. */
            drops: components["schemas"]["EldenRingDrop"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about an enemy. */
        EldenRingEnemyFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Met in Shadow of the Erdtree only. */
            is_dlc: boolean;
            /** @description Slugs of the locations where it is placed. */
            location_slugs: string[];
            /** @description Hit points of the variant with the fewest; null when unknown. */
            hp: number | null;
            /** @description What it is and how it fights; null when not written yet. */
            description: string | null;
            /** @description Its variants by location. */
            variants: components["schemas"]["EldenRingCombatant"][];
            /** @description Locations where it can be found. */
            placements: components["schemas"]["EldenRingPlacement"][];
            /** @description What it is weak to in at least one variant. Damage types with a negation below 0. */
            weak_to: ("fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike")[];
            /** @description What it is immune to in every variant but helpers. */
            immune_to: ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep" | "stagger")[];
            /** @description Locations where it is placed. */
            locations: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description What it drops. */
            drops: components["schemas"]["EldenRingDrop"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description An enemy in a list. */
        EldenRingEnemySummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Met in Shadow of the Erdtree only. */
            is_dlc: boolean;
            /** @description Slugs of the locations where it is placed. */
            location_slugs: string[];
            /** @description Hit points of the variant with the fewest; null when unknown. */
            hp: number | null;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Something that is obtained at a location, or from a boss, an enemy or a person. */
        EldenRingFind: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            how: "alteration" | "boss_drop" | "crafting" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "other" | "starting" | "treasure";
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description Description of how it is obtained; null when unknown. */
            notes: string | null;
            /** @description Place where it is, as far as known; null when unknown, and when `kind` is not treasure, chest, boss_drop, enemy_drop, npc_gift, npc_drop, event, or other. */
            position: components["schemas"]["EldenRingPosition"] | null;
        };
        /** @description What it needs besides the location, boss or NPC that the entry itself names, and what ends it. */
        EldenRingGate: {
            /** @description Alternative ways to open it, of which one is enough. Empty when nothing is needed. */
            requires: components["schemas"]["EldenRingGateWay"][];
            /** @description Conditions, any one of which ends it for good; empty when nothing does. */
            closed_by: components["schemas"]["EldenRingRequirement"][];
        };
        /** @description One way to open it. */
        EldenRingGateWay: {
            /** @description Conditions that must all be met. */
            all: components["schemas"]["EldenRingRequirement"][];
        };
        /** @description A gesture with its lists. */
        EldenRingGestureDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Its number in the game. */
            menu_order: number;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How it is obtained; empty if no source describes it. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a gesture. */
        EldenRingGestureFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Its number in the game. */
            menu_order: number;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How it is obtained; empty if no source describes it. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A gesture in a list. */
        EldenRingGestureSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Its number in the game. */
            menu_order: number;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Something that a person gives. */
        EldenRingGift: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
        };
        /** @description A grace with its lists. */
        EldenRingGraceDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Event flag of the game that is set when it is touched; null when unknown. */
            event_flag: number | null;
            /** @description Where it is; null when unknown. */
            position: components["schemas"]["EldenRingPosition"] | null;
            /** @description Bosses whose `rest_point_slug` is this record. */
            bosses: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
        };
        /** @description All data about a grace. */
        EldenRingGraceFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Event flag of the game that is set when it is touched; null when unknown. */
            event_flag: number | null;
            /** @description Where it is; null when unknown. */
            position: components["schemas"]["EldenRingPosition"] | null;
            /** @description Bosses whose `rest_point_slug` is this record. */
            bosses: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A grace in a list. */
        EldenRingGraceSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
        };
        /** @description Damage reduced by guarding. */
        EldenRingGuard: {
            /** @description Physical damage blocked by guarding, in percent. */
            physical: number;
            /** @description Magic damage blocked by guarding, in percent. */
            magic: number;
            /** @description Fire damage blocked by guarding, in percent. */
            fire: number;
            /** @description Lightning damage blocked by guarding, in percent. */
            lightning: number;
            /** @description Holy damage blocked by guarding, in percent. */
            holy: number;
            /** @description Guard boost. */
            boost: number;
        };
        /** @description An item with its lists. */
        EldenRingItemDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description Family.
             * @enum {string}
             */
            family: "consumable" | "information" | "key_item" | "material";
            /** @description Group within the family; null where the family has none for it. */
            subcategory: ("crafting_material" | "crystal_tear" | "great_rune" | "regenerative" | "remembrance" | "upgrade_material" | "wondrous_physick") | null;
            /** @description What it does; null if no text describes it. */
            effect: string | null;
            /** @description Maximum number held; null when unknown. */
            max_held: number | null;
            /** @description Maximum number stored; 0 for none; null when unknown. */
            max_stored: number | null;
            /** @description Runes gained by selling it; 0 if it cannot be sold. */
            sell_price: number;
            /** @description FP cost; 0 when it costs none. */
            fp_cost: number;
            /** @description HP cost; 0 when it costs none. */
            hp_cost: number;
            /** @description Maximum upgrade level; 0 when it has none. */
            max_level: number;
            /** @description Crafting materials; empty when it cannot be crafted. */
            recipe: components["schemas"]["EldenRingRecipeMaterial"][];
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Entries whose `price_item_slug` is this record. */
            exchanges: {
                /**
                 * @description Kind of its record, which is in the list of that kind.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Slug of its record. */
                slug: string;
                /** @description Name of what is sold, in `lang` if known, otherwise in English. */
                name: string;
                /** @description Slug of the merchant that sells it. */
                merchant_slug: string;
                /** @description Name of the merchant that sells it, in `lang` if known, otherwise in English. */
                merchant_name: string;
                /**
                 * @description Currency.
                 * @enum {string}
                 */
                currency: "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
                /** @description Price of one unit. */
                price: number;
                /** @description Highest price when it varies; null when it does not. */
                price_max: number | null;
                /** @description Every price in order, when it rises with the story; empty when it does not. */
                price_steps: components["schemas"]["EldenRingPriceStep"][];
                /** @description The merchant has any number of it; null when unknown. */
                is_unlimited: boolean | null;
                /** @description Number in stock; null when it is unlimited. */
                in_stock: number | null;
                /** @description When it is put on sale; null when it is on sale from the start, or the condition is unknown. */
                condition: string | null;
                /** @description What puts it on sale, as far as known; null when it is on sale from the start. */
                gate: components["schemas"]["EldenRingGate"] | null;
                /** @description Event flag of the game that counts the remaining stock; null when unknown. */
                stock_flag: number | null;
                /** @description Event flag of the game that puts it on sale; null if it is sold from the start. */
                unlock_flag: number | null;
            }[];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about an item. */
        EldenRingItemFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description Family.
             * @enum {string}
             */
            family: "consumable" | "information" | "key_item" | "material";
            /** @description Group within the family; null where the family has none for it. */
            subcategory: ("crafting_material" | "crystal_tear" | "great_rune" | "regenerative" | "remembrance" | "upgrade_material" | "wondrous_physick") | null;
            /** @description What it does; null if no text describes it. */
            effect: string | null;
            /** @description Maximum number held; null when unknown. */
            max_held: number | null;
            /** @description Maximum number stored; 0 for none; null when unknown. */
            max_stored: number | null;
            /** @description Runes gained by selling it; 0 if it cannot be sold. */
            sell_price: number;
            /** @description FP cost; 0 when it costs none. */
            fp_cost: number;
            /** @description HP cost; 0 when it costs none. */
            hp_cost: number;
            /** @description Maximum upgrade level; 0 when it has none. */
            max_level: number;
            /** @description Crafting materials; empty when it cannot be crafted. */
            recipe: components["schemas"]["EldenRingRecipeMaterial"][];
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Entries whose `price_item_slug` is this record. */
            exchanges: {
                /**
                 * @description Kind of its record, which is in the list of that kind.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Slug of its record. */
                slug: string;
                /** @description Name of what is sold, in `lang` if known, otherwise in English. */
                name: string;
                /** @description Slug of the merchant that sells it. */
                merchant_slug: string;
                /** @description Name of the merchant that sells it, in `lang` if known, otherwise in English. */
                merchant_name: string;
                /**
                 * @description Currency.
                 * @enum {string}
                 */
                currency: "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
                /** @description Price of one unit. */
                price: number;
                /** @description Highest price when it varies; null when it does not. */
                price_max: number | null;
                /** @description Every price in order, when it rises with the story; empty when it does not. */
                price_steps: components["schemas"]["EldenRingPriceStep"][];
                /** @description The merchant has any number of it; null when unknown. */
                is_unlimited: boolean | null;
                /** @description Number in stock; null when it is unlimited. */
                in_stock: number | null;
                /** @description When it is put on sale; null when it is on sale from the start, or the condition is unknown. */
                condition: string | null;
                /** @description What puts it on sale, as far as known; null when it is on sale from the start. */
                gate: components["schemas"]["EldenRingGate"] | null;
                /** @description Event flag of the game that counts the remaining stock; null when unknown. */
                stock_flag: number | null;
                /** @description Event flag of the game that puts it on sale; null if it is sold from the start. */
                unlock_flag: number | null;
            }[];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description An item in a list. */
        EldenRingItemSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description Family.
             * @enum {string}
             */
            family: "consumable" | "information" | "key_item" | "material";
            /** @description Group within the family; null where the family has none for it. */
            subcategory: ("crafting_material" | "crystal_tear" | "great_rune" | "regenerative" | "remembrance" | "upgrade_material" | "wondrous_physick") | null;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Data quality of the published records of a kind. */
        EldenRingKindQuality: {
            /**
             * @description The kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Number of published records. */
            records: number;
            /** @description Its fields in the order of the data file. */
            fields: components["schemas"]["FieldQuality"][];
        };
        /** @description The cost of one level. */
        EldenRingLevelCost: {
            /** @description The level reached. */
            level: number;
            /** @description Runes needed for it. */
            cost: number;
            /**
             * @description Currency of the cost.
             * @enum {string}
             */
            currency: "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
        };
        /** @description The cost of rising from one level to another. */
        EldenRingLevelPrice: {
            /** @description Slug of the class; null when none was given. */
            class_slug: string | null;
            /** @description Name of the class; null when none was given, in `lang` if known, otherwise in English. */
            class_name: string | null;
            /** @description The level to start from. */
            from: number;
            /** @description The level to reach. */
            to: number;
            /**
             * @description The currency of `cost`.
             * @enum {string}
             */
            currency: "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
            /** @description Runes for all levels together. */
            cost: number;
            /** @description The stats at the end; null without target stats. */
            stats: components["schemas"]["EldenRingLevelStats"] | null;
            /** @description The levels one by one; empty when there is nothing to pay. */
            steps: components["schemas"]["EldenRingLevelStep"][];
        };
        /** @description The stats that levels raise. */
        EldenRingLevelStats: {
            /** @description Vigor. */
            vigor: number;
            /** @description Mind. */
            mind: number;
            /** @description Endurance. */
            endurance: number;
            /** @description Strength. */
            strength: number;
            /** @description Dexterity. */
            dexterity: number;
            /** @description Intelligence. */
            intelligence: number;
            /** @description Faith. */
            faith: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description One level, and the total cost up to it. */
        EldenRingLevelStep: {
            /** @description The level reached. */
            level: number;
            /** @description Runes for it. */
            cost: number;
            /** @description Runes for it and all levels before. */
            sum: number;
        };
        /** @description A way to another location. */
        EldenRingLocationConnection: {
            /** @description Slug of the location it leads to. */
            location_slug: string;
            /** @description Name of the location it leads to, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description There is no way back. */
            is_one_way: boolean;
            /** @description Why there is no way back; null when there is one, or none is known. */
            one_way_reason: string | null;
            /** @description Doorways on the way, e.g. an entrance, a lift or a sending gate; empty where it has none of its own. */
            via: string[];
            /** @description How to get across; null if no text describes it. */
            notes: string | null;
            /** @description What the way needs; null when it is open as soon as its start is reached. */
            gate: components["schemas"]["EldenRingGate"] | null;
        };
        /** @description A location with its lists. */
        EldenRingLocationDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Name of the outermost location that it is in; null for one that is in no other. */
            region: string | null;
            /** @description Slug of the region that it is in; null if it is a region itself, or if unknown. */
            parent_slug: string | null;
            /** @description Name of the region that it is in; null if it is a region itself, or if unknown, in `lang` if known, otherwise in English. */
            parent_name: string | null;
            /** @description Where it is and how to get in; null if no text describes it. */
            description: string | null;
            /** @description Map tiles of the game that contain one of its sites of grace. */
            map_ids: string[];
            /** @description Where the map of the game marks it, which may be its entrance; null when the map has no mark for it. */
            position: components["schemas"]["EldenRingPosition"] | null;
            /** @description What is needed to enter it other than from another location; null when only connections lead there. */
            gate: components["schemas"]["EldenRingGate"] | null;
            /** @description Bosses whose `location_slug` is this record. */
            bosses: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Rest points whose `location_slug` is this record. */
            rest_points: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Parts whose `parent_slug` is this record. */
            parts: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Npcs whose `location_slug` is this record. */
            npcs: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Ways to other locations. */
            connections: components["schemas"]["EldenRingLocationConnection"][];
            /** @description Ways from other locations. */
            connections_from: components["schemas"]["EldenRingLocationConnection"][];
            /** @description Entries whose `location_slug` is this record. */
            enemies: {
                /** @description Slug of the enemy. */
                slug: string;
                /** @description Name of the enemy, in `lang` if known, otherwise in English. */
                name: string;
                /** @description How many are placed there, including those that appear only at some time or after an event; null when unknown. */
                count: number | null;
            }[];
            /** @description Slugs of the locations to which a way leads. */
            connected_slugs: string[];
            /** @description Slugs of the bosses fought there. */
            boss_slugs: string[];
            /** @description Merchants at this location. */
            merchants: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
        };
        /** @description All data about a location. */
        EldenRingLocationFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Name of the outermost location that it is in; null for one that is in no other. */
            region: string | null;
            /** @description Slug of the region that it is in; null if it is a region itself, or if unknown. */
            parent_slug: string | null;
            /** @description Name of the region that it is in; null if it is a region itself, or if unknown, in `lang` if known, otherwise in English. */
            parent_name: string | null;
            /** @description Where it is and how to get in; null if no text describes it. */
            description: string | null;
            /** @description Map tiles of the game that contain one of its sites of grace. */
            map_ids: string[];
            /** @description Where the map of the game marks it, which may be its entrance; null when the map has no mark for it. */
            position: components["schemas"]["EldenRingPosition"] | null;
            /** @description What is needed to enter it other than from another location; null when only connections lead there. */
            gate: components["schemas"]["EldenRingGate"] | null;
            /** @description Bosses whose `location_slug` is this record. */
            bosses: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Rest points whose `location_slug` is this record. */
            rest_points: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Parts whose `parent_slug` is this record. */
            parts: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Npcs whose `location_slug` is this record. */
            npcs: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Ways to other locations. */
            connections: components["schemas"]["EldenRingLocationConnection"][];
            /** @description Ways from other locations. */
            connections_from: components["schemas"]["EldenRingLocationConnection"][];
            /** @description Entries whose `location_slug` is this record. */
            enemies: {
                /** @description Slug of the enemy. */
                slug: string;
                /** @description Name of the enemy, in `lang` if known, otherwise in English. */
                name: string;
                /** @description How many are placed there, including those that appear only at some time or after an event; null when unknown. */
                count: number | null;
            }[];
            /** @description Slugs of the locations to which a way leads. */
            connected_slugs: string[];
            /** @description Slugs of the bosses fought there. */
            boss_slugs: string[];
            /** @description Merchants at this location. */
            merchants: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Everything obtainable there. */
            found_here: components["schemas"]["EldenRingFind"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A location in a list. */
        EldenRingLocationSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Name of the outermost location that it is in; null for one that is in no other. */
            region: string | null;
            /** @description Slug of the region that it is in; null if it is a region itself, or if unknown. */
            parent_slug: string | null;
            /** @description Name of the region that it is in; null if it is a region itself, or if unknown, in `lang` if known, otherwise in English. */
            parent_name: string | null;
        };
        /** @description An id and the record that has it. If several records share the id, `also` lists the others. */
        EldenRingLookupEntry: {
            /** @description The id. */
            id: number;
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Its slug. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description Path of the record; null if its kind has only a list. */
            url: string | null;
            /** @description The other records that have the id, by kind in the order of the search, then by slug. */
            also: components["schemas"]["EldenRingLookupRecord"][];
        };
        /** @description What the lookup covers. */
        EldenRingLookupMeta: {
            /** @description The table that was requested, or all tables if none was. */
            tables: components["schemas"]["EldenRingLookupTable"][];
        };
        /** @description A record with the id. */
        EldenRingLookupRecord: {
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Its slug. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description Path of the record; null if its kind has only a list. */
            url: string | null;
        };
        /** @description A table of the game with known ids. */
        EldenRingLookupTable: {
            /**
             * @description Its name in the game.
             * @enum {string}
             */
            table: "BonfireWarpParam" | "CharaInitParam" | "EquipParamAccessory" | "EquipParamGem" | "EquipParamGoods" | "EquipParamProtector" | "EquipParamWeapon" | "EventFlag" | "GameAreaParam" | "GestureParam" | "ItemLotParam_enemy" | "Magic" | "NpcName" | "NpcParam" | "SpEffectParam" | "SwordArtsParam" | "WorldMapPointParam";
            /** @description Number of distinct known ids. */
            ids: number;
            /** @description Kinds of the records that have them. */
            kinds: ("armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon")[];
        };
        /** @description Something that is closed off, or the number of things if they are hidden. */
        EldenRingLostThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "ash_of_war" | "boss" | "gesture" | "item" | "location" | "npc" | "spell" | "spirit_ash" | "stage" | "talisman" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of phases. */
            slug: string | null;
            /** @description Name of its record or of the phase; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Number of things: 1, or more if they are hidden. */
            count: number;
            /** @description Whether no other way leads to it for the rest of the game. */
            is_for_good: boolean;
        };
        /** @description A smithing stone and how many of it are needed. */
        EldenRingMaterial: {
            /** @description Slug of the smithing stone. */
            item_slug: string;
            /** @description Name of the smithing stone, in `lang` if known, otherwise in English. */
            item_name: string;
            /** @description How many. */
            quantity: number;
        };
        /** @description A merchant with its lists. */
        EldenRingMerchantDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Slug of the person who runs the shop; null for one without a record. */
            npc_slug: string | null;
            /** @description Name of the person who runs the shop; null for one without a record, in `lang` if known, otherwise in English. */
            npc_name: string | null;
            /** @description Places of the merchant over the course of the game. */
            places: {
                /** @description Slug of the location. */
                location_slug: string;
                /** @description Name of the location, in `lang` if known, otherwise in English. */
                location_name: string;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description When the merchant is there; null for always, or when unknown. */
                condition: string | null;
                /** @description Place within the location, as far as known; null when unknown. */
                position: {
                    /** @description Map tile of the game. */
                    map_id: string;
                    /** @description East in the tile. */
                    x: number;
                    /** @description Height. */
                    y: number;
                    /** @description North in the tile. */
                    z: number;
                    /** @description The nearest grace on the same map; null where there is none, or it is unknown. */
                    nearest: {
                        /**
                         * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                         * @enum {string}
                         */
                        kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                        /** @description Identifier within the game and resource. */
                        slug: string;
                        /** @description Name in `lang` if known, otherwise in English. */
                        name: string;
                        /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                        name_language?: string;
                    } | null;
                } | null;
            }[];
            /** @description Where the merchant is and what opens the stock; null if no text describes it. */
            description: string | null;
            /** @description What is on sale, with prices and conditions. */
            stock: components["schemas"]["EldenRingStockRow"][];
        };
        /** @description All data about a merchant. */
        EldenRingMerchantFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Slug of the person who runs the shop; null for one without a record. */
            npc_slug: string | null;
            /** @description Name of the person who runs the shop; null for one without a record, in `lang` if known, otherwise in English. */
            npc_name: string | null;
            /** @description Places of the merchant over the course of the game. */
            places: {
                /** @description Slug of the location. */
                location_slug: string;
                /** @description Name of the location, in `lang` if known, otherwise in English. */
                location_name: string;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description When the merchant is there; null for always, or when unknown. */
                condition: string | null;
                /** @description Place within the location, as far as known; null when unknown. */
                position: {
                    /** @description Map tile of the game. */
                    map_id: string;
                    /** @description East in the tile. */
                    x: number;
                    /** @description Height. */
                    y: number;
                    /** @description North in the tile. */
                    z: number;
                    /** @description The nearest grace on the same map; null where there is none, or it is unknown. */
                    nearest: {
                        /**
                         * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                         * @enum {string}
                         */
                        kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                        /** @description Identifier within the game and resource. */
                        slug: string;
                        /** @description Name in `lang` if known, otherwise in English. */
                        name: string;
                        /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                        name_language?: string;
                    } | null;
                } | null;
            }[];
            /** @description Where the merchant is and what opens the stock; null if no text describes it. */
            description: string | null;
            /** @description What is on sale, with prices and conditions. */
            stock: components["schemas"]["EldenRingStockRow"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A merchant in a list. */
        EldenRingMerchantSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Slug of the person who runs the shop; null for one without a record. */
            npc_slug: string | null;
            /** @description Name of the person who runs the shop; null for one without a record, in `lang` if known, otherwise in English. */
            npc_name: string | null;
            /** @description Places of the merchant over the course of the game. */
            places: components["schemas"]["EldenRingPlace"][];
        };
        /** @description Something that must be done or held first, or the number of things if they are hidden. */
        EldenRingMissingThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "ash_of_war" | "boss" | "gesture" | "item" | "location" | "npc" | "spell" | "spirit_ash" | "stage" | "talisman" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of phases. */
            slug: string | null;
            /** @description Name of its record or of the phase; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Quantity of an item; otherwise 1. Null when hidden. */
            quantity: number | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
            /** @description Number of things: 1, or more if they are hidden. */
            count: number;
        };
        /** @description Damage negation in percent; negative values increase damage. */
        EldenRingNegation: {
            /** @description Against physical damage, in percent. */
            physical: number;
            /** @description Against strike damage, in percent. */
            strike: number;
            /** @description Against slash damage, in percent. */
            slash: number;
            /** @description Against pierce damage, in percent. */
            pierce: number;
            /** @description Against magic damage, in percent. */
            magic: number;
            /** @description Against fire damage, in percent. */
            fire: number;
            /** @description Against lightning damage, in percent. */
            lightning: number;
            /** @description Against holy damage, in percent. */
            holy: number;
        };
        /** @description An npc with its lists. */
        EldenRingNpcDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description What they are to the player. */
            role: string;
            /** @description Slug of the location where they are first met. */
            location_slug: string;
            /** @description Name of the location where they are first met, in `lang` if known, otherwise in English. */
            location_name: string;
            /**
             * @description When they are an enemy.
             * @enum {string}
             */
            hostility: "always" | "conditional" | "never";
            /** @description When, where or until when a conditional enemy attacks; null for the others. */
            hostile_condition: string | null;
            /** @description What they do for the player. */
            services: string[];
            /** @description What happens with them, in story order; empty when there is no story. */
            quest_notes: string[];
            /** @description Steps of their story on which something else depends, each with what it needs and what ends it. `quest_notes` has the whole story. */
            steps: components["schemas"]["EldenRingNpcStep"][];
            /** @description Who they are. */
            description: string;
            /** @description Where they can be found, in story order. */
            placements: components["schemas"]["EldenRingNpcPlacement"][];
            /** @description What they give. */
            gifts: components["schemas"]["EldenRingGift"][];
            /** @description Ways to obtain what they give or drop. */
            provides: components["schemas"]["EldenRingFind"][];
            /** @description What they drop when killed. */
            drops: components["schemas"]["EldenRingDrop"][];
        };
        /** @description All data about an npc. */
        EldenRingNpcFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description What they are to the player. */
            role: string;
            /** @description Slug of the location where they are first met. */
            location_slug: string;
            /** @description Name of the location where they are first met, in `lang` if known, otherwise in English. */
            location_name: string;
            /**
             * @description When they are an enemy.
             * @enum {string}
             */
            hostility: "always" | "conditional" | "never";
            /** @description When, where or until when a conditional enemy attacks; null for the others. */
            hostile_condition: string | null;
            /** @description What they do for the player. */
            services: string[];
            /** @description What happens with them, in story order; empty when there is no story. */
            quest_notes: string[];
            /** @description Steps of their story on which something else depends, each with what it needs and what ends it. `quest_notes` has the whole story. */
            steps: components["schemas"]["EldenRingNpcStep"][];
            /** @description Who they are. */
            description: string;
            /** @description Where they can be found, in story order. */
            placements: components["schemas"]["EldenRingNpcPlacement"][];
            /** @description What they give. */
            gifts: components["schemas"]["EldenRingGift"][];
            /** @description Ways to obtain what they give or drop. */
            provides: components["schemas"]["EldenRingFind"][];
            /** @description What they drop when killed. */
            drops: components["schemas"]["EldenRingDrop"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A place where an NPC can be found. */
        EldenRingNpcPlacement: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description When they are there; null when from the start. */
            condition: string | null;
            /** @description Where they are; null if unknown. */
            position: components["schemas"]["EldenRingPosition"] | null;
        };
        /** @description One step. */
        EldenRingNpcStep: {
            /** @description Name of the step, unique for the NPC. */
            slug: string;
            /** @description What is done, in one sentence. */
            notes: string;
            /** @description Slug of the location where it is done; null when there are several or none. */
            location_slug: string | null;
            /** @description Name of the location where it is done; null when there are several or none, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description What it needs besides the location, boss or NPC that the entry itself names, and what ends it. */
            gate: components["schemas"]["EldenRingGate"];
        };
        /** @description An npc in a list. */
        EldenRingNpcSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description What they are to the player. */
            role: string;
            /** @description Slug of the location where they are first met. */
            location_slug: string;
            /** @description Name of the location where they are first met, in `lang` if known, otherwise in English. */
            location_name: string;
            /**
             * @description When they are an enemy.
             * @enum {string}
             */
            hostility: "always" | "conditional" | "never";
        };
        /** @description An offer of a merchant. */
        EldenRingOffer: {
            /** @description Slug of the merchant that sells it. */
            merchant_slug: string;
            /** @description Name of the merchant that sells it, in `lang` if known, otherwise in English. */
            merchant_name: string;
            /**
             * @description Currency.
             * @enum {string}
             */
            currency: "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
            /** @description Price of one unit. */
            price: number;
            /** @description Highest price when it varies; null when it does not. */
            price_max: number | null;
            /** @description Every price in order, when it rises with the story; empty when it does not. */
            price_steps: components["schemas"]["EldenRingPriceStep"][];
            /** @description Slug of the remembrance that it costs; null where it is paid with something else. */
            price_item_slug: string | null;
            /** @description Name of the remembrance that it costs; null where it is paid with something else, in `lang` if known, otherwise in English. */
            price_item_name: string | null;
            /** @description The merchant has any number of it; null when unknown. */
            is_unlimited: boolean | null;
            /** @description Number in stock; null when it is unlimited. */
            in_stock: number | null;
            /** @description When it is put on sale; null when it is on sale from the start, or the condition is unknown. */
            condition: string | null;
            /** @description What puts it on sale, as far as known; null when it is on sale from the start. */
            gate: components["schemas"]["EldenRingGate"] | null;
            /** @description Event flag of the game that counts the remaining stock; null when unknown. */
            stock_flag: number | null;
            /** @description Event flag of the game that puts it on sale; null if it is sold from the start. */
            unlock_flag: number | null;
        };
        /** @description A step of an NPC's story that can be done. */
        EldenRingOpenStep: {
            /** @description Slug of its record; null when hidden, and of phases. */
            slug: string | null;
            /** @description Name of its record or of the phase; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description What to do in the step, or how the phase begins; null when there is none. */
            notes: string | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
        };
        /** @description A location, boss or obtainable thing that is open; `have` is its entry once it is reached, beaten or held. */
        EldenRingOpenThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "ash_of_war" | "boss" | "gesture" | "item" | "location" | "npc" | "spell" | "spirit_ash" | "stage" | "talisman" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of phases. */
            slug: string | null;
            /** @description Name of its record or of the phase; null when hidden. */
            name: string | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
        };
        /** @description Something that opens, or the number of things if they are hidden. */
        EldenRingOpenedThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "ash_of_war" | "boss" | "gesture" | "item" | "location" | "npc" | "spell" | "spirit_ash" | "stage" | "talisman" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of phases. */
            slug: string | null;
            /** @description Name of its record or of the phase; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Number of things: 1, or more if they are hidden. */
            count: number;
        };
        /** @description Something that can be done now, and what it opens. */
        EldenRingOpeningGate: {
            /** @description What can be done now. */
            gate: components["schemas"]["EldenRingProgressThing"];
            /** @description What it opens. */
            opens: components["schemas"]["EldenRingOpenedThing"][];
        };
        /** @description A place of a merchant. */
        EldenRingPlace: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description When the merchant is there; null for always, or when unknown. */
            condition: string | null;
            /** @description Place within the location, as far as known; null when unknown. */
            position: components["schemas"]["EldenRingPosition"] | null;
        };
        /** @description A variant of an enemy in a location. */
        EldenRingPlacedVariant: {
            /** @description Row of the variant in the game's parameter tables. */
            npc_param_id: number;
            /** @description How many; null when unknown. */
            count: number | null;
            /** @description Positions in the map files when the map is loaded; empty when unknown. */
            spots: components["schemas"]["EldenRingPosition"][];
        };
        /** @description An enemy in a location. */
        EldenRingPlacement: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            /** @description How many are placed there, including those that appear only at some time or after an event; null when unknown. */
            count: number | null;
            /** @description The variants that are there. */
            variants: components["schemas"]["EldenRingPlacedVariant"][];
        };
        /** @description A spot in the coordinates of a map tile. */
        EldenRingPosition: {
            /** @description Map tile of the game. */
            map_id: string;
            /** @description East in the tile. */
            x: number;
            /** @description Height. */
            y: number;
            /** @description North in the tile. */
            z: number;
            /** @description The nearest grace on the same map; null where there is none, or it is unknown. */
            nearest: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            } | null;
        };
        /** @description A price that holds from a moment of the story on. */
        EldenRingPriceStep: {
            /** @description When it begins. */
            from: string;
            /** @description Price. */
            price: number;
        };
        /** @description What can be done now, and what follows from it. */
        EldenRingProgress: {
            /** @description What is open now. */
            open: components["schemas"]["EldenRingProgressOpen"];
            /** @description What can be done now and ends something. */
            closing: components["schemas"]["EldenRingClosingGate"][];
            /** @description What can be done now and opens something. */
            next: components["schemas"]["EldenRingOpeningGate"][];
        };
        /** @description What is open now, each list by kind and slug. */
        EldenRingProgressOpen: {
            /** @description Locations that can be reached. */
            locations: components["schemas"]["EldenRingOpenThing"][];
            /** @description Bosses that can be met and are not beaten. */
            bosses: components["schemas"]["EldenRingOpenThing"][];
            /** @description Things that can be obtained, including those already held, as long as a way to obtain them is open. */
            obtainable: components["schemas"]["EldenRingOpenThing"][];
            /** @description Steps of the stories of NPCs that can be done. */
            npcs: components["schemas"]["EldenRingOpenStep"][];
        };
        /** @description Something that can be done or held. */
        EldenRingProgressThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "ash_of_war" | "boss" | "gesture" | "item" | "location" | "npc" | "spell" | "spirit_ash" | "stage" | "talisman" | "weapon") | null;
            /** @description Slug of its record; null when hidden, and of phases. */
            slug: string | null;
            /** @description Name of its record or of the phase; null when hidden. */
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Quantity of an item; otherwise 1. Null when hidden. */
            quantity: number | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
        };
        /** @description A weapon with an affinity, and its attack rating for the given stats. */
        EldenRingRatedWeapon: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Its English name. */
            weapon_name: string;
            /**
             * @description What kind of weapon it is.
             * @enum {string}
             */
            category: "arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip";
            /**
             * @description Its affinity.
             * @enum {string}
             */
            affinity: "blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique";
            /** @description Its level: as requested, or its highest if that is lower. */
            level: number;
            /** @description The rating: the sum of all types. */
            total: number;
            /** @description The rating by type. */
            by_type: components["schemas"]["EldenRingAttackByType"];
            /** @description Status effects that it builds up; empty when there is none. */
            status: components["schemas"]["EldenRingStatusRating"][];
            /** @description Letters of its scaling at the level. Their thresholds have one source. */
            scaling: components["schemas"]["EldenRingScaling"];
            /** @description Scaling at the level: 1 adds the attack once more when the stat is saturated. */
            scaling_value: components["schemas"]["EldenRingScalingValue"];
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
        };
        /** @description Stats that raise attack. */
        EldenRingRatingStats: {
            /** @description Strength. */
            strength: number;
            /** @description Dexterity. */
            dexterity: number;
            /** @description Intelligence. */
            intelligence: number;
            /** @description Faith. */
            faith: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description One step of calculating the rating of a damage type from the attack of a weapon. */
        EldenRingRatingStep: {
            /**
             * @description The damage type.
             * @enum {string}
             */
            damage_type: "fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike";
            /**
             * @description What the step does.
             * @enum {string}
             */
            kind: "base" | "scaling" | "unmet_requirement";
            /** @description The stat that it comes from; null for the weapon itself. */
            source: ("arcane" | "dexterity" | "faith" | "intelligence" | "strength") | null;
            /** @description How much, with four decimals; its meaning depends on `kind`. */
            amount: number;
            /** @description The rating of the type after this step. */
            result: number;
        };
        /** @description A material. */
        EldenRingRecipeMaterial: {
            /** @description Slug of the material. */
            item_slug: string;
            /** @description Name of the material, in `lang` if known, otherwise in English. */
            item_name: string;
            /** @description How many. */
            quantity: number;
        };
        /** @description A condition: a boss beaten, something held or used up, a location reached, a step of the story of an NPC done, an ending reached, a phase of the story begun, an amount of Insight gained, or a state of the world. */
        EldenRingRequirement: {
            /**
             * @description What it is about.
             * @enum {string}
             */
            kind: "boss" | "ending" | "insight" | "item" | "location" | "npc" | "spell" | "spirit_ash" | "stage" | "state" | "talisman" | "weapon";
            /** @description Slug of its record; null of a phase, of Insight and of a state. */
            slug: string | null;
            /** @description Name of its record, in `lang` if known, otherwise in English; what it is about if there is none. */
            name: string;
            /** @description Of an NPC the step, from its `steps`; of a phase its word; null when there is none. */
            step: string | null;
            /** @description How many of the item, or how much Insight; otherwise 1. */
            quantity: number;
            /** @description The item is used or given away; it is not enough to hold it. */
            is_used: boolean;
            /** @description Its entry for `have` of progress, once the condition holds; null if there is none. */
            have: string | null;
        };
        /** @description Stats needed; 0 for none. */
        EldenRingRequirements: {
            /** @description Strength needed. */
            strength: number;
            /** @description Dexterity needed. */
            dexterity: number;
            /** @description Intelligence needed. */
            intelligence: number;
            /** @description Faith needed. */
            faith: number;
            /** @description Arcane needed. */
            arcane: number;
        };
        /** @description The shortest route, or why there is none. */
        EldenRingRoute: {
            /** @description The steps; empty when there is no route. */
            steps: components["schemas"]["EldenRingRouteStep"][];
            /** @description What must be done or held first, on the route that lacks the least; hidden unless it can be done now or `spoilers` is `all`. */
            missing: components["schemas"]["EldenRingMissingThing"][];
            /** @description Why there is no route; null when there is one. */
            reason: ("closed" | "missing" | "no_way") | null;
        };
        /** @description One step of a route. */
        EldenRingRouteStep: {
            /** @description Slug of the location where it begins. */
            from: string;
            /** @description Name of the location where it begins, in `lang` if known, otherwise in English. */
            from_name: string;
            /** @description Slug of the location where it ends. */
            to: string;
            /** @description Name of the location where it ends, in `lang` if known, otherwise in English. */
            to_name: string;
            /**
             * @description How it leads there.
             * @enum {string}
             */
            way: "entry" | "one_way" | "passage";
            /** @description Everything that it requires; empty if nothing. */
            needs: components["schemas"]["EldenRingProgressThing"][];
        };
        /** @description Letters of scaling by stat. */
        EldenRingScaling: {
            /**
             * @description With strength.
             * @enum {string}
             */
            strength: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With dexterity.
             * @enum {string}
             */
            dexterity: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With intelligence.
             * @enum {string}
             */
            intelligence: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With faith.
             * @enum {string}
             */
            faith: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With arcane.
             * @enum {string}
             */
            arcane: "S" | "A" | "B" | "C" | "D" | "E" | "-";
        };
        /** @description A scaling curve with its lists. */
        EldenRingScalingCurveDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Its number in the tables. */
            number: number;
            /** @description Points in order. */
            points: components["schemas"]["EldenRingScalingPoint"][];
        };
        /** @description All data about a scaling curve. */
        EldenRingScalingCurveFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Its number in the tables. */
            number: number;
            /** @description Points in order. */
            points: components["schemas"]["EldenRingScalingPoint"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A scaling curve in a list. */
        EldenRingScalingCurveSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
        };
        /** @description A point. */
        EldenRingScalingPoint: {
            /** @description Stat. */
            x: number;
            /** @description Share that counts. */
            y: number;
            /** @description Exponent of the segment that begins here; negative values bend it the other way. */
            exponent: number;
        };
        /** @description How strongly each stat adds to attack, as a factor before upgrades; letters follow from it. */
        EldenRingScalingValue: {
            /** @description With strength. */
            strength: number;
            /** @description With dexterity. */
            dexterity: number;
            /** @description With intelligence. */
            intelligence: number;
            /** @description With faith. */
            faith: number;
            /** @description With arcane. */
            arcane: number;
        };
        /** @description A search result. `match` shows how the record matched, and `matched_name` which name did if it is not `name`; `url` is its path. */
        EldenRingSearchResult: {
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Its slug. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Path of the record; null if its kind has only a list. */
            url: string | null;
            /** @description How well the record matches, from 0 to 1; comparable among results with the same `match`. 1 if the name equals the query, 0.95 if an alias does. */
            score: number;
            /**
             * @description How the record matched.
             * @enum {string}
             */
            match: "alias" | "exact" | "fuzzy" | "prefix" | "text" | "word";
            /** @description The alias or the name in another language that matched; null if `name` did. */
            matched_name: string | null;
        };
        /** @description A skill with its lists. */
        EldenRingSkillDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description FP cost of the skill itself; 0 when it costs none. Null where the tables have none, or several under one name. */
            fp_cost: number | null;
            /** @description What it does; null if no text describes it. */
            effect: string | null;
            /** @description FP cost of a light attack that follows it; 0 when it costs none; null when unknown. */
            fp_cost_light: number | null;
            /** @description FP cost of a strong attack that follows it; 0 when it costs none; null when unknown. */
            fp_cost_strong: number | null;
            /** @description Ashes of war whose `skill_slug` is this record. */
            ashes_of_war: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Weapons whose `skill_slug` is this record. */
            weapons: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a skill. */
        EldenRingSkillFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description FP cost of the skill itself; 0 when it costs none. Null where the tables have none, or several under one name. */
            fp_cost: number | null;
            /** @description What it does; null if no text describes it. */
            effect: string | null;
            /** @description FP cost of a light attack that follows it; 0 when it costs none; null when unknown. */
            fp_cost_light: number | null;
            /** @description FP cost of a strong attack that follows it; 0 when it costs none; null when unknown. */
            fp_cost_strong: number | null;
            /** @description Ashes of war whose `skill_slug` is this record. */
            ashes_of_war: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Weapons whose `skill_slug` is this record. */
            weapons: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A skill in a list. */
        EldenRingSkillSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description FP cost of the skill itself; 0 when it costs none. Null where the tables have none, or several under one name. */
            fp_cost: number | null;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A spell with its lists. */
        EldenRingSpellDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description School.
             * @enum {string}
             */
            school: "incantation" | "sorcery";
            /** @description What it does; null if no text describes it. */
            effect: string | null;
            /** @description FP cost of a cast. */
            fp_cost: number;
            /** @description FP cost of each further or charged cast; null if there is none. */
            fp_cost_charged: number | null;
            /** @description Stamina cost of a cast; null when unknown. */
            stamina: number | null;
            /** @description Memory slots. */
            slots: number;
            /** @description Stats needed; 0 where none is. */
            requirements: components["schemas"]["EldenRingSpellRequirements"];
            /** @description Runes gained by selling it; null when unknown. */
            sell_price: number | null;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a spell. */
        EldenRingSpellFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description School.
             * @enum {string}
             */
            school: "incantation" | "sorcery";
            /** @description What it does; null if no text describes it. */
            effect: string | null;
            /** @description FP cost of a cast. */
            fp_cost: number;
            /** @description FP cost of each further or charged cast; null if there is none. */
            fp_cost_charged: number | null;
            /** @description Stamina cost of a cast; null when unknown. */
            stamina: number | null;
            /** @description Memory slots. */
            slots: number;
            /** @description Stats needed; 0 where none is. */
            requirements: components["schemas"]["EldenRingSpellRequirements"];
            /** @description Runes gained by selling it; null when unknown. */
            sell_price: number | null;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        EldenRingSpellRequirements: {
            /** @description Intelligence needed. */
            intelligence: number;
            /** @description Faith needed. */
            faith: number;
            /** @description Arcane needed. */
            arcane: number;
        };
        /** @description A spell in a list. */
        EldenRingSpellSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description School.
             * @enum {string}
             */
            school: "incantation" | "sorcery";
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A spirit ash with its lists. */
        EldenRingSpiritAshDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description One of the renowned spirits, which renowned ghost gloveworts strengthen. */
            is_renowned: boolean;
            /** @description What it calls and how that fights; null if no text describes it. */
            effect: string | null;
            /** @description Maximum number held; null when unknown. */
            max_held: number | null;
            /** @description Maximum number stored; 0 for none; null when unknown. */
            max_stored: number | null;
            /** @description Runes for selling it, 0 when it cannot be sold; null when unknown. */
            sell_price: number | null;
            /** @description FP cost; 0 when it costs none. */
            fp_cost: number;
            /** @description HP cost; 0 when it costs none. */
            hp_cost: number;
            /** @description Maximum upgrade level; 0 when it has none. */
            max_level: number;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a spirit ash. */
        EldenRingSpiritAshFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description One of the renowned spirits, which renowned ghost gloveworts strengthen. */
            is_renowned: boolean;
            /** @description What it calls and how that fights; null if no text describes it. */
            effect: string | null;
            /** @description Maximum number held; null when unknown. */
            max_held: number | null;
            /** @description Maximum number stored; 0 for none; null when unknown. */
            max_stored: number | null;
            /** @description Runes for selling it, 0 when it cannot be sold; null when unknown. */
            sell_price: number | null;
            /** @description FP cost; 0 when it costs none. */
            fp_cost: number;
            /** @description HP cost; 0 when it costs none. */
            hp_cost: number;
            /** @description Maximum upgrade level; 0 when it has none. */
            max_level: number;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A spirit ash in a list. */
        EldenRingSpiritAshSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description One of the renowned spirits, which renowned ghost gloveworts strengthen. */
            is_renowned: boolean;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Stats, the points that they cost, and the attack rating with them. */
        EldenRingStatDistribution: {
            /** @description The stats. */
            stats: components["schemas"]["EldenRingRatingStats"];
            /** @description Points that they cost. */
            spent: number;
            /** @description The rating: the sum of all types. The game shows it rounded down. */
            total: number;
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
            /** @description The stats that are too low; empty when none is. */
            unmet_requirements: components["schemas"]["EldenRingUnmetRequirement"][];
        };
        /** @description Stats of a character. */
        EldenRingStats: {
            /** @description Vigor. */
            vigor: number;
            /** @description Mind. */
            mind: number;
            /** @description Endurance. */
            endurance: number;
            /** @description Strength. */
            strength: number;
            /** @description Dexterity. */
            dexterity: number;
            /** @description Intelligence. */
            intelligence: number;
            /** @description Faith. */
            faith: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description A status effect that a weapon builds up. */
        EldenRingStatusAmount: {
            /**
             * @description Which.
             * @enum {string}
             */
            kind: "bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep";
            /** @description Build-up per hit, before stats. */
            amount: number;
        };
        /** @description A status effect. */
        EldenRingStatusBuildUp: {
            /**
             * @description Which.
             * @enum {string}
             */
            kind: "bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep";
            /** @description Build-up per hit before stats, at each upgrade level from +0 on. */
            by_level: number[];
        };
        /** @description Build-up of a status effect by a hit. */
        EldenRingStatusRating: {
            /**
             * @description The status effect.
             * @enum {string}
             */
            kind: "bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep";
            /** @description The build-up. */
            amount: number;
            /** @description The build-up of the weapon itself. */
            base: number;
            /** @description What arcane adds; negative when its requirement is not met. */
            bonus: number;
        };
        /** @description Resistance to status effects: the build-up needed to trigger them; null where `immune_to` lists the status effect, otherwise unknown. */
        EldenRingStatusResistance: {
            /** @description Against poison; null when unknown. */
            poison: number | null;
            /** @description Against scarlet rot; null when unknown. */
            scarlet_rot: number | null;
            /** @description Against bleed; null when unknown. */
            bleed: number | null;
            /** @description Against frost; null when unknown. */
            frost: number | null;
            /** @description Against sleep; null when unknown. */
            sleep: number | null;
            /** @description Against madness; null when unknown. */
            madness: number | null;
            /** @description Against death blight; null when unknown. */
            death_blight: number | null;
        };
        /** @description Something that a merchant sells. */
        EldenRingStockRow: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description Currency.
             * @enum {string}
             */
            currency: "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
            /** @description Price of one unit. */
            price: number;
            /** @description Highest price when it varies; null when it does not. */
            price_max: number | null;
            /** @description Every price in order, when it rises with the story; empty when it does not. */
            price_steps: components["schemas"]["EldenRingPriceStep"][];
            /** @description Slug of the remembrance that it costs; null where it is paid with something else. */
            price_item_slug: string | null;
            /** @description Name of the remembrance that it costs; null where it is paid with something else, in `lang` if known, otherwise in English. */
            price_item_name: string | null;
            /** @description The merchant has any number of it; null when unknown. */
            is_unlimited: boolean | null;
            /** @description Number in stock; null when it is unlimited. */
            in_stock: number | null;
            /** @description When it is put on sale; null when it is on sale from the start, or the condition is unknown. */
            condition: string | null;
            /** @description What puts it on sale, as far as known; null when it is on sale from the start. */
            gate: components["schemas"]["EldenRingGate"] | null;
            /** @description Event flag of the game that counts the remaining stock; null when unknown. */
            stock_flag: number | null;
            /** @description Event flag of the game that puts it on sale; null if it is sold from the start. */
            unlock_flag: number | null;
        };
        /** @description A suggested record. `match` shows how it matched, and `matched_name` which name did if it is not `name`. */
        EldenRingSuggestion: {
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description Its slug. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description How the record matched.
             * @enum {string}
             */
            match: "alias" | "exact" | "fuzzy" | "prefix" | "text" | "word";
            /** @description The alias or the name in another language that matched; null if `name` did. */
            matched_name: string | null;
        };
        /** @description A talisman with its lists. */
        EldenRingTalismanDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Weight. */
            weight: number;
            /** @description Upgrade number in its name, e.g. 2 for +2; 0 without one. */
            level: number;
            /** @description What it does; null if no source describes it. */
            effect: string | null;
            /** @description Runes gained by selling it; 0 if it cannot be sold. */
            sell_price: number;
            /** @description Talismans of one group cannot be worn together; null when nothing conflicts with it. */
            conflict_group: number | null;
            /** @description What it is; null when unknown. */
            description: string | null;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a talisman. */
        EldenRingTalismanFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /** @description Weight. */
            weight: number;
            /** @description Upgrade number in its name, e.g. 2 for +2; 0 without one. */
            level: number;
            /** @description What it does; null if no source describes it. */
            effect: string | null;
            /** @description Runes gained by selling it; 0 if it cannot be sold. */
            sell_price: number;
            /** @description Talismans of one group cannot be worn together; null when nothing conflicts with it. */
            conflict_group: number | null;
            /** @description What it is; null when unknown. */
            description: string | null;
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A talisman in a list. */
        EldenRingTalismanSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A trophy with its lists. */
        EldenRingTrophyDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description What it is awarded for.
             * @enum {string}
             */
            kind: "boss" | "collection" | "completion" | "ending" | "progress";
            /** @description What it is awarded for, in words. */
            description: string;
            /** @description What it requires; empty when the description is enough. */
            requires: components["schemas"]["EldenRingRequirement"][];
        };
        /** @description All data about a trophy. */
        EldenRingTrophyFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description What it is awarded for.
             * @enum {string}
             */
            kind: "boss" | "collection" | "completion" | "ending" | "progress";
            /** @description What it is awarded for, in words. */
            description: string;
            /** @description What it requires; empty when the description is enough. */
            requires: components["schemas"]["EldenRingRequirement"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A trophy in a list. */
        EldenRingTrophySummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description What it is awarded for.
             * @enum {string}
             */
            kind: "boss" | "collection" | "completion" | "ending" | "progress";
        };
        /** @description A stat that is too low for the weapon. */
        EldenRingUnmetRequirement: {
            /**
             * @description The stat.
             * @enum {string}
             */
            stat: "arcane" | "dexterity" | "faith" | "intelligence" | "strength";
            /** @description What the weapon requires. */
            needed: number;
            /** @description The value of the Tarnished; for strength, with the two-handing bonus if it applies. */
            has: number;
        };
        /** @description An upgrade. */
        EldenRingUpgradeFactors: {
            /** @description Upgrade. */
            level: number;
            /** @description Factors of attack. */
            attack: components["schemas"]["EldenRingAttack"];
            /** @description Factors of scaling. */
            scaling: components["schemas"]["EldenRingScalingValue"];
        };
        /** @description An upgrade path with its lists. */
        EldenRingUpgradePathDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Upgrades in order. */
            steps: components["schemas"]["EldenRingUpgradePathStep"][];
        };
        /** @description All data about an upgrade path. */
        EldenRingUpgradePathFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Upgrades in order. */
            steps: components["schemas"]["EldenRingUpgradePathStep"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description One upgrade. */
        EldenRingUpgradePathStep: {
            /** @description The upgrade reached. */
            level: number;
            /** @description Slug of the smithing stone. */
            item_slug: string;
            /** @description Name of the smithing stone, in `lang` if known, otherwise in English. */
            item_name: string;
            /** @description How many. */
            quantity: number;
        };
        /** @description An upgrade path in a list. */
        EldenRingUpgradePathSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
        };
        /** @description The smithing stones for the upgrades of a weapon. */
        EldenRingUpgradePrice: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            /** @description Slug of the upgrade path; null when it cannot be upgraded. */
            upgrade_path_slug: string | null;
            /** @description Name of the upgrade path; null when it cannot be upgraded, in `lang` if known, otherwise in English. */
            upgrade_path_name: string | null;
            /** @description The upgrade level to start from. */
            from: number;
            /** @description The upgrade to reach. */
            to: number;
            /**
             * @description The currency of `cost`.
             * @enum {string}
             */
            currency: "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
            /** @description Runes for all of them together; null when unknown. */
            cost: number | null;
            /** @description Smithing stones for all upgrades together, in the order in which they are first needed. */
            materials: components["schemas"]["EldenRingMaterial"][];
            /** @description The upgrades one by one; empty when nothing is needed. */
            steps: components["schemas"]["EldenRingUpgradeStep"][];
            /** @description Rules behind the result that were not verified against the game; empty if there are none. */
            unverified: ("damage_formula" | "negations_multiply" | "unmet_arcane")[];
        };
        /** @description One upgrade. */
        EldenRingUpgradeStep: {
            /** @description The upgrade reached. */
            level: number;
            /** @description Runes for it; null when unknown. */
            cost: number | null;
            /** @description What it needs. */
            materials: components["schemas"]["EldenRingMaterial"][];
        };
        /** @description An upgrade type with its lists. */
        EldenRingUpgradeTypeDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Its number in the tables. */
            number: number;
            /** @description Upgrades in order. */
            levels: components["schemas"]["EldenRingUpgradeFactors"][];
        };
        /** @description All data about an upgrade type. */
        EldenRingUpgradeTypeFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Its number in the tables. */
            number: number;
            /** @description Upgrades in order. */
            levels: components["schemas"]["EldenRingUpgradeFactors"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description An upgrade type in a list. */
        EldenRingUpgradeTypeSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
        };
        /** @description A weapon with an affinity. */
        EldenRingWeaponAffinity: {
            /**
             * @description Affinity; unique if it takes no other.
             * @enum {string}
             */
            affinity: "blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique";
            /** @description Base attack with this affinity. */
            attack: components["schemas"]["EldenRingAttack"];
            /** @description How strongly each stat adds to attack, as a factor before upgrades; letters follow from it. */
            scaling_value: components["schemas"]["EldenRingScalingValue"];
            /** @description Slug of the upgrade type: how upgrades raise attack and scaling. */
            upgrade_type_slug: string;
            /** @description Name of the upgrade type: how upgrades raise attack and scaling, in `lang` if known, otherwise in English. */
            upgrade_type_name: string;
            /** @description Slug of the element scaling: the stats that each damage type scales with. */
            element_scaling_slug: string;
            /** @description Name of the element scaling: the stats that each damage type scales with, in `lang` if known, otherwise in English. */
            element_scaling_name: string;
            /** @description Curves other than the default, which is 0 for damage and 6 for status effects. */
            curves: components["schemas"]["EldenRingAffinityCurve"][];
            /** @description Status effects that it builds up. */
            status: components["schemas"]["EldenRingStatusBuildUp"][];
            /** @description Its values at the highest level of the weapon. */
            at_max: components["schemas"]["EldenRingWeaponLevel"];
        };
        /** @description A weapon with its lists. */
        EldenRingWeaponDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description Category of a weapon.
             * @enum {string}
             */
            category: "arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip";
            /** @description Maximum upgrade level. */
            max_level: number;
            /** @description Shot by bows, crossbows and ballistae. */
            is_ammunition: boolean;
            /** @description Slug of the Its skill; null when it has none. */
            skill_slug: string | null;
            /** @description Name of the Its skill; null when it has none, in `lang` if known, otherwise in English. */
            skill_name: string | null;
            /** @description Slug of the upgrade path, i.e. the smithing stones that it needs; null if it cannot be upgraded. */
            upgrade_path_slug: string | null;
            /** @description Name of the upgrade path, i.e. the smithing stones that it needs; null if it cannot be upgraded, in `lang` if known, otherwise in English. */
            upgrade_path_name: string | null;
            /** @description Takes ashes of war. */
            is_infusable: boolean;
            /** @description Wielded as a pair when two-handed, so two-handing does not raise strength. */
            is_paired: boolean;
            /** @description Weight; null when unknown. */
            weight: number | null;
            /** @description Critical damage; 100 is typical; null when unknown. */
            critical: number | null;
            /** @description Base attack without affinity or upgrades. */
            attack: components["schemas"]["EldenRingAttack"];
            /** @description Stamina damage to a guarding target; null when unknown. */
            stamina_attack: number | null;
            /** @description What guarding with it takes away; null where it cannot guard. */
            guard: components["schemas"]["EldenRingGuard"] | null;
            /** @description Stats needed; 0 for none. */
            requirements: components["schemas"]["EldenRingRequirements"];
            /** @description Materials to make it; empty where it cannot be made. */
            recipe: components["schemas"]["EldenRingRecipeMaterial"][];
            /** @description What it is; null when unknown. */
            description: string | null;
            /** @description Runes gained by selling it; null when unknown. */
            sell_price: number | null;
            /** @description Its affinities. */
            affinities: components["schemas"]["EldenRingWeaponAffinity"][];
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Entries whose `weapon_slug` is this record. */
            classes: {
                /** @description Slug of the class. */
                class_slug: string;
                /** @description Name of the class, in `lang` if known, otherwise in English. */
                class_name: string;
                /** @description How many. */
                quantity: number;
            }[];
            /** @description Letters of scaling at +0, without an added affinity. */
            scaling: components["schemas"]["EldenRingScaling"];
            /** @description Scaling at +0, without an added affinity. */
            scaling_value: components["schemas"]["EldenRingScalingValue"];
            /** @description Status effects that it builds up at +0, without an added affinity. */
            status: components["schemas"]["EldenRingStatusAmount"][];
            /** @description Its values at +0 and at its highest level, without an added affinity. `calc/attack-rating` has the others. */
            levels: components["schemas"]["EldenRingWeaponLevel"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description All data about a weapon. */
        EldenRingWeaponFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description Category of a weapon.
             * @enum {string}
             */
            category: "arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip";
            /** @description Maximum upgrade level. */
            max_level: number;
            /** @description Shot by bows, crossbows and ballistae. */
            is_ammunition: boolean;
            /** @description Slug of the Its skill; null when it has none. */
            skill_slug: string | null;
            /** @description Name of the Its skill; null when it has none, in `lang` if known, otherwise in English. */
            skill_name: string | null;
            /** @description Slug of the upgrade path, i.e. the smithing stones that it needs; null if it cannot be upgraded. */
            upgrade_path_slug: string | null;
            /** @description Name of the upgrade path, i.e. the smithing stones that it needs; null if it cannot be upgraded, in `lang` if known, otherwise in English. */
            upgrade_path_name: string | null;
            /** @description Takes ashes of war. */
            is_infusable: boolean;
            /** @description Wielded as a pair when two-handed, so two-handing does not raise strength. */
            is_paired: boolean;
            /** @description Weight; null when unknown. */
            weight: number | null;
            /** @description Critical damage; 100 is typical; null when unknown. */
            critical: number | null;
            /** @description Base attack without affinity or upgrades. */
            attack: components["schemas"]["EldenRingAttack"];
            /** @description Stamina damage to a guarding target; null when unknown. */
            stamina_attack: number | null;
            /** @description What guarding with it takes away; null where it cannot guard. */
            guard: components["schemas"]["EldenRingGuard"] | null;
            /** @description Stats needed; 0 for none. */
            requirements: components["schemas"]["EldenRingRequirements"];
            /** @description Materials to make it; empty where it cannot be made. */
            recipe: components["schemas"]["EldenRingRecipeMaterial"][];
            /** @description What it is; null when unknown. */
            description: string | null;
            /** @description Runes gained by selling it; null when unknown. */
            sell_price: number | null;
            /** @description Its affinities. */
            affinities: components["schemas"]["EldenRingWeaponAffinity"][];
            /** @description Merchants that sell it. */
            offers: components["schemas"]["EldenRingOffer"][];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["EldenRingAcquisition"][];
            /** @description Entries whose `weapon_slug` is this record. */
            classes: {
                /** @description Slug of the class. */
                class_slug: string;
                /** @description Name of the class, in `lang` if known, otherwise in English. */
                class_name: string;
                /** @description How many. */
                quantity: number;
            }[];
            /** @description Letters of scaling at +0, without an added affinity. */
            scaling: components["schemas"]["EldenRingScaling"];
            /** @description Scaling at +0, without an added affinity. */
            scaling_value: components["schemas"]["EldenRingScalingValue"];
            /** @description Status effects that it builds up at +0, without an added affinity. */
            status: components["schemas"]["EldenRingStatusAmount"][];
            /** @description Its values at +0 and at its highest level, without an added affinity. `calc/attack-rating` has the others. */
            levels: components["schemas"]["EldenRingWeaponLevel"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["EldenRingDropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                de?: string;
                fr?: string;
                it?: string;
                es?: string;
                "es-AR"?: string;
                pl?: string;
                "pt-BR"?: string;
                ru?: string;
                ja?: string;
                ko?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A weapon at one level. */
        EldenRingWeaponLevel: {
            /** @description The level: 0 for +0. */
            level: number;
            /** @description Attack by type. */
            attack: components["schemas"]["EldenRingAttack"];
            /** @description Letters of scaling. */
            scaling: components["schemas"]["EldenRingScaling"];
            /** @description Scaling as a factor. */
            scaling_value: components["schemas"]["EldenRingScalingValue"];
            /** @description Status effects that it builds up. */
            status: components["schemas"]["EldenRingStatusAmount"][];
        };
        /** @description A weapon in a list. */
        EldenRingWeaponSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Part of Shadow of the Erdtree. */
            is_dlc: boolean;
            /**
             * @description Category of a weapon.
             * @enum {string}
             */
            category: "arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip";
            /** @description Maximum upgrade level. */
            max_level: number;
            /** @description Shot by bows, crossbows and ballistae. */
            is_ammunition: boolean;
            /** @description Slug of the Its skill; null when it has none. */
            skill_slug: string | null;
            /** @description Name of the Its skill; null when it has none, in `lang` if known, otherwise in English. */
            skill_name: string | null;
            /** @description Slug of the upgrade path, i.e. the smithing stones that it needs; null if it cannot be upgraded. */
            upgrade_path_slug: string | null;
            /** @description Name of the upgrade path, i.e. the smithing stones that it needs; null if it cannot be upgraded, in `lang` if known, otherwise in English. */
            upgrade_path_name: string | null;
            /** @description Takes ashes of war. */
            is_infusable: boolean;
            /** @description Wielded as a pair when two-handed, so two-handing does not raise strength. */
            is_paired: boolean;
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description An armor piece of the outfit. */
        EldenRingWornPiece: {
            /**
             * @description Body part it covers.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the piece. */
            armor_slug: string;
            /** @description Name of the piece, in `lang` if known, otherwise in English. */
            armor_name: string;
            /** @description Slug of the set it belongs to; null when it belongs to none. */
            set_slug: string | null;
            /** @description Name of the set it belongs to; null when it belongs to none, in `lang` if known, otherwise in English. */
            set_name: string | null;
            /** @description The value of the piece. */
            value: number;
            /** @description Its weight. */
            weight: number;
        };
        /** @description All data about an enemy. */
        Enemy: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            is_dlc: boolean;
            /** @description Slugs of the locations where it is placed. */
            location_slugs: string[];
            hp: number | null;
            /** @description What it is and how it fights; null when not written yet. */
            description: string | null;
            weak_to: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust" | "holy" | "lightning" | "magic" | "pierce" | "slash" | "strike")[];
            /** @description What it is immune to in every variant but helpers. */
            immune_to: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger" | "bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep")[];
            /** @description Locations where it is placed. */
            locations: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            placements: {
                /** @description Slug of the location. */
                location_slug: string;
                /** @description Name of the location, in `lang` if known, otherwise in English. */
                location_name: string;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /** @description How many are placed there, including those that appear only at some time or after an event; null when unknown. */
                count: number | null;
                /** @description The variants that are there. */
                variants: components["schemas"]["PlacedVariant"][];
            }[];
            /** @description What it drops. */
            drops: components["schemas"]["Drop"][];
            variants: {
                /** @description What distinguishes it from the others; null for the plain one. */
                name: string | null;
                /**
                 * @description Form, body, helper or variant.
                 * @enum {string}
                 */
                role: "body" | "form" | "helper" | "variant";
                /** @description Slug of the location of a variant; null of a form of a boss, which is where the boss is. */
                location_slug: string | null;
                /** @description Name of the location of a variant; null of a form of a boss, which is where the boss is, in `lang` if known, otherwise in English. */
                location_name: string | null;
                /** @description Where inside the location, if it is not where the others are; null when there is none. */
                sub_area: string | null;
                npc_param_id: number | null;
                hp: number | null;
                /** @description Currency that its own defeat gives on the first playthrough; 0 for none. What a boss gives is with the boss; null when unknown. */
                reward: number | null;
                /** @description What it takes to stagger it; 0 when any hit does, null where `immune_to` lists `stagger`, otherwise unknown. */
                poise: number | null;
                defense: components["schemas"]["Defense"];
                negation: components["schemas"]["Negation"] | null;
                resistance: components["schemas"]["StatusResistance"];
                /** @description Status effects that never build up on it, and `stagger` if nothing staggers it. */
                immune_to: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger" | "bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep")[];
                weak_to: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust" | "holy" | "lightning" | "magic" | "pierce" | "slash" | "strike")[];
                /** @description Values on later playthroughs; those of playthroughs that are not listed are unknown, or the same. */
                new_game_plus: components["schemas"]["NewGamePlus"][];
            }[];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Rows of one of the game's own tables. */
        ExternalId: {
            /** @description Its name in the game, e.g. `EquipParamWeapon`. */
            table: string;
            /** @description The ids in it. */
            ids: number[];
        };
        /** @description A field of a record that changed. */
        FieldChange: {
            /** @description Path in the widest view of the record, e.g. `hp` or `acquisition[1].notes`. */
            field: string;
            /** @description The old value; null when there was none. Both values are null when they are not known: in versions before the first one that this service imported. */
            before: unknown;
            /** @description The new value; null when there is none. */
            after: unknown;
        };
        /** @description Where one field comes from, if it has another source than the record or if sources disagree. */
        FieldProvenance: {
            /** @description Path of the field in the widest view of the record. */
            field: string;
            /**
             * @description Kind of the source of the value kept.
             * @enum {string}
             */
            kind: "derived" | "general_knowledge" | "parameter" | "script" | "wiki";
            /** @description Source of the value kept. */
            source: string;
            /** @description Why this value was kept. */
            note: string | null;
            /** @description Values in other sources. */
            rejected: components["schemas"]["RejectedValue"][];
        };
        /** @description Data quality of a field: `values` is the sum of `known`, `unknown` and `not_applicable`; `known` is the sum of `without_source`, `one_source` and `several_sources`. */
        FieldQuality: {
            /** @description Its path in the data file, e.g. `hp` or `acquisition[].position`. */
            field: string;
            /** @description Number of values: one per record, or one per element of the lists on the path. */
            values: number;
            /** @description Values that are known. */
            known: number;
            /** @description Values that are missing without being known to be empty. */
            unknown: number;
            /** @description Values known to be empty: an empty list, or null where null means none. */
            not_applicable: number;
            /** @description Known values of records that name no source. */
            without_source: number;
            /** @description Known values with one source: the one in `provenance.fields`, or the only source of the record. */
            one_source: number;
            /** @description Known values whose record has several sources but no entry for the field in `provenance.fields`. Not every source has every value. */
            several_sources: number;
            /** @description Known values that another source contradicts, as listed in `provenance.fields[].rejected`. */
            contradicted: number;
            /**
             * Format: date
             * @description Date of the latest audit that compared all values of the field with an independent source; null if there was none.
             */
            last_checked: string | null;
            /**
             * Format: date
             * @description Date of the latest audit that compared a random sample of this field or its kind; null if there was none.
             */
            last_sampled: string | null;
        };
        Find: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            how: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item" | "alteration" | "crafting" | "other";
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Condition that must be met; null when there is none. */
            condition: string | null;
            notes: string | null;
            position: components["schemas"]["Position"] | null;
        };
        /** @description A game with its lists. */
        GameIndex: {
            data: {
                id: string;
                name: string;
                /** @description Version of its data, `YYYY.M.N`. */
                dataset_version: string;
                /**
                 * Format: date
                 * @description Date of that version.
                 */
                released_at: string;
                /** @description Number of records in all lists of the game. */
                records: number;
                /** @description License of its data, as an SPDX identifier. */
                license: string;
                /** @description Path of the game's index. */
                url: string;
                resources: {
                    /** @description Kind of its records, e.g. for `kind=` of a search. */
                    kind: string;
                    /** @description Path segment of the list. */
                    name: string;
                    /** @description Name of the list in English. */
                    label: string;
                    /** @description Shape of its records that games have in common, whatever their kind is called; null if none has. */
                    idea: string | null;
                    /** @description Number of records in the list. */
                    count: number;
                    /** @description Path of the list. */
                    url: string;
                }[];
                /** @description The words of the game: the keys of its objects, and the values of its closed sets, in order. */
                words: {
                    /** @description Damage types that defense distinguishes. */
                    readonly damage_types: {
                        /** @description The word, in members and parameters. */
                        word: string;
                        /** @description Its label in English. */
                        label: string;
                    }[];
                    /** @description Damage types that an attack has. */
                    readonly attack_types: {
                        /** @description The word, in members and parameters. */
                        word: string;
                        /** @description Its label in English. */
                        label: string;
                    }[];
                    /** @description Status effects that can build up. */
                    readonly statuses: {
                        /** @description The word, in members and parameters. */
                        word: string;
                        /** @description Its label in English. */
                        label: string;
                    }[];
                    /** @description Resistances that armor has. */
                    readonly armor_statuses: {
                        /** @description The word, in members and parameters. */
                        word: string;
                        /** @description Its label in English. */
                        label: string;
                    }[];
                    /** @description Stats of a character. */
                    readonly stats: {
                        /** @description The word, in members and parameters. */
                        word: string;
                        /** @description Its label in English. */
                        label: string;
                    }[];
                    /** @description Stats that a weapon requires or scales with. */
                    readonly weapon_stats: {
                        /** @description The word, in members and parameters. */
                        word: string;
                        /** @description Its label in English. */
                        label: string;
                    }[];
                    /** @description Currencies of prices. */
                    readonly currencies: {
                        /** @description The word, in members and parameters. */
                        word: string;
                        /** @description Its label in English. */
                        label: string;
                    }[];
                    /** @description Letters for scaling, best first. */
                    readonly grades: {
                        /** @description The word, in members and parameters. */
                        word: string;
                        /** @description Its label in English. */
                        label: string;
                    }[];
                    /** @description Stages of the story that gates and prices name. */
                    readonly stages: {
                        /** @description The word, in members and parameters. */
                        word: string;
                        /** @description Its label in English. */
                        label: string;
                    }[];
                };
                /** @description Paths of the game's other routes, by name. */
                links: {
                    [key: string]: string;
                };
            };
        };
        /** @description The games with data in this service. */
        Games: {
            data: {
                id: string;
                name: string;
                /** @description Version of its data, `YYYY.M.N`. */
                dataset_version: string;
                /**
                 * Format: date
                 * @description Date of that version.
                 */
                released_at: string;
                /** @description Number of records in all lists of the game. */
                records: number;
                /** @description License of its data, as an SPDX identifier. */
                license: string;
                /** @description Path of the game's index. */
                url: string;
            }[];
        };
        Gate: {
            /** @description Alternative ways to open it, of which one is enough. Empty when nothing is needed. */
            requires: components["schemas"]["GateWay"][];
            /** @description Conditions, any one of which ends it for good; empty when nothing does. */
            closed_by: components["schemas"]["Requirement"][];
        };
        /** @description One way to open it. */
        GateWay: {
            /** @description Conditions that must all be met. */
            all: components["schemas"]["Requirement"][];
        };
        /** @description All data about a gesture. */
        Gesture: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            is_dlc: boolean;
            menu_order: number;
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item" | "alteration" | "crafting" | "other";
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                npc_slug: string | null;
                notes: string | null;
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                gate: components["schemas"]["Gate"] | null;
                position: components["schemas"]["Position"] | null;
                event_flag: number | null;
            }[];
            offers: components["schemas"]["Offer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["Dropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description An invalid input: where it is and what is wrong with it. */
        InputError: {
            /**
             * @description Part of the request with the input.
             * @enum {string}
             */
            in: "query" | "path" | "header" | "body";
            /** @description Name of the parameter. */
            name: string;
            /** @description Code for what is wrong. */
            code: string;
            /** @description The value received; all values if the parameter was repeated. */
            received?: string | string[];
            /** @description Minimum value. */
            min?: number;
            /** @description Maximum value. */
            max?: number;
            /** @description Minimum length in characters. */
            min_length?: number;
            /** @description Maximum length in characters. */
            max_length?: number;
            /** @description Allowed values. */
            allowed?: string[];
            /** @description Similar valid values. */
            did_you_mean?: string[];
        };
        /** @description All data about an item. */
        Item: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @enum {string} */
            family: "arcane_tool" | "consumable" | "key_item" | "multiplayer" | "information" | "material";
            subcategory: string | null;
            is_dlc: boolean;
            effect: string | null;
            /** @description How else it is obtained. */
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item" | "alteration" | "crafting" | "other";
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                npc_slug: string | null;
                notes: string | null;
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                gate: components["schemas"]["Gate"] | null;
                position: components["schemas"]["Position"] | null;
                event_flag: number | null;
            }[];
            sell_price: number;
            max_held: number | null;
            max_stored: number | null;
            offers: components["schemas"]["Offer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["Dropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description Number of records of a kind that have a name in the language. */
        KindNames: {
            /**
             * @description The kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Number of records whose name in the language is known. */
            known: number;
            /** @description Number of published records of the kind. */
            records: number;
        };
        /** @description Data quality of the published records of a kind. */
        KindQuality: {
            /**
             * @description The kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Number of published records. */
            records: number;
            /** @description Its fields in the order of the data file. */
            fields: components["schemas"]["FieldQuality"][];
        };
        /** @description A language in which the game has names. Its tag is a value of `lang` on lists, records, search and suggestions. */
        LanguageNames: {
            /** @description BCP 47 tag, as used in `lang`. */
            language: string;
            /** @description English name of the language. */
            name: string;
            /** @description Number of records whose name in the language is known. */
            known: number;
            /** @description Number of records in all lists of the game. */
            records: number;
            /** @description The same numbers by kind of record. */
            kinds: components["schemas"]["KindNames"][];
        };
        /** @description The cost of one level. */
        LevelCost: {
            /** @description The level reached. */
            level: number;
            cost: number;
            /**
             * @description Currency of the cost.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight" | "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
        };
        /** @description The cost of rising from one level to another. */
        LevelPrice: {
            class_slug: string | null;
            class_name: string | null;
            /** @description The level to start from. */
            from: number;
            /** @description The level to reach. */
            to: number;
            /**
             * @description The currency of `cost`.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight" | "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
            cost: number;
            /** @description The stats at the end; null without target stats. */
            stats: components["schemas"]["LevelStats"] | null;
            /** @description The levels one by one; empty when there is nothing to pay. */
            steps: components["schemas"]["LevelStep"][];
        };
        /** @description The stats that levels raise. */
        LevelStats: {
            /** @description Endurance. */
            endurance: number;
            /** @description Strength. */
            strength: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description One level, and the total cost up to it. */
        LevelStep: {
            /** @description The level reached. */
            level: number;
            cost: number;
            sum: number;
        };
        /** @description All data about a location. */
        Location: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            region: string | null;
            parent_slug: string | null;
            /** @description Slugs of the locations to which a way leads. */
            connected_slugs: string[];
            /** @description Slugs of the bosses fought there. */
            boss_slugs: string[];
            bosses: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            description: string | null;
            is_dlc: boolean;
            parent_name: string | null;
            map_ids: string[];
            gate: components["schemas"]["Gate"] | null;
            /** @description Ways to other locations. */
            connections: components["schemas"]["LocationConnection"][];
            /** @description Ways from other locations. */
            connections_from: components["schemas"]["LocationConnection"][];
            rest_points: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            npcs: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            /** @description Merchants at this location. */
            merchants: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            parts: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            enemies: {
                /** @description Slug of the enemy. */
                slug: string;
                /** @description Name of the enemy, in `lang` if known, otherwise in English. */
                name: string;
                /** @description How many are placed there, including those that appear only at some time or after an event; null when unknown. */
                count: number | null;
            }[];
            /** @description Everything obtainable there. */
            found_here: components["schemas"]["Find"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        LocationConnection: {
            /** @description Slug of the location it leads to. */
            location_slug: string;
            /** @description Name of the location it leads to, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description There is no way back. */
            is_one_way: boolean;
            one_way_reason: string | null;
            via: string[];
            notes: string | null;
            gate: components["schemas"]["Gate"] | null;
        };
        /** @description An id and the record that has it. If several records share the id, `also` lists the others. */
        LookupEntry: {
            /** @description The id. */
            id: number;
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Its slug. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description Path of the record; null if its kind has only a list. */
            url: string | null;
            /** @description The other records that have the id, by kind in the order of the search, then by slug. */
            also: components["schemas"]["LookupRecord"][];
        };
        /** @description What the lookup covers. */
        LookupMeta: {
            /** @description The table that was requested, or all tables if none was. */
            tables: components["schemas"]["LookupTable"][];
        };
        /** @description A record with the id. */
        LookupRecord: {
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Its slug. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description Path of the record; null if its kind has only a list. */
            url: string | null;
        };
        /** @description A table of the game with known ids. */
        LookupTable: {
            /**
             * @description Its name in the game.
             * @enum {string}
             */
            table: "AtkParam_Pc" | "EquipParamGoods" | "EquipParamProtector" | "EquipParamWeapon" | "EventFlag" | "GemGenParam" | "ItemLotParam" | "NpcParam" | "ReturnPointParam" | "BonfireWarpParam" | "CharaInitParam" | "EquipParamAccessory" | "EquipParamGem" | "GameAreaParam" | "GestureParam" | "ItemLotParam_enemy" | "Magic" | "NpcName" | "SpEffectParam" | "SwordArtsParam" | "WorldMapPointParam";
            /** @description Number of distinct known ids. */
            ids: number;
            /** @description Kinds of the records that have them. */
            kinds: ("armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type")[];
        };
        /** @description Something that is closed off, or the number of things if they are hidden. */
        LostThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon" | "ash_of_war" | "spell" | "spirit_ash" | "talisman") | null;
            slug: string | null;
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Number of things: 1, or more if they are hidden. */
            count: number;
            /** @description Whether no other way leads to it for the rest of the game. */
            is_for_good: boolean;
        };
        Material: {
            item_slug: string;
            item_name: string;
            /** @description How many. */
            quantity: number;
        };
        /** @description All data about a merchant. */
        Merchant: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            is_dlc: boolean;
            npc_slug: string | null;
            npc_name: string | null;
            places: {
                /** @description Slug of the location. */
                location_slug: string;
                /** @description Name of the location, in `lang` if known, otherwise in English. */
                location_name: string;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                condition: string | null;
                position: {
                    map_id: string;
                    x: number;
                    /** @description Height. */
                    y: number;
                    z: number;
                    nearest: {
                        /**
                         * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                         * @enum {string}
                         */
                        kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                        /** @description Identifier within the game and resource. */
                        slug: string;
                        /** @description Name in `lang` if known, otherwise in English. */
                        name: string;
                        /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                        name_language?: string;
                    } | null;
                } | null;
            }[];
            description: string | null;
            /** @description What is on sale, with prices and conditions. */
            stock: components["schemas"]["StockRow"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description Something that must be done or held first, or the number of things if they are hidden. */
        MissingThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon" | "ash_of_war" | "spell" | "spirit_ash" | "talisman") | null;
            slug: string | null;
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            quantity: number | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
            /** @description Number of things: 1, or more if they are hidden. */
            count: number;
        };
        Negation: {
            /** @description Against physical damage, in percent. */
            physical: number;
            /** @description Against fire damage, in percent. */
            fire: number;
        };
        /** @description Values on a later playthrough. */
        NewGamePlus: {
            /** @description Number of the playthrough, from 2. */
            playthrough: number;
            /** @description Hit points; null when unknown. */
            hp: number | null;
            /** @description Currency that its defeat gives; null when unknown. */
            reward: number | null;
            /** @description Factor for its attacks, compared with the first playthrough; null when unknown. */
            attack_rate: number | null;
            /** @description Factor for its defenses, compared with the first playthrough; null when unknown. */
            defense_rate: number | null;
            /** @description Factor for the stamina cost of blocking an attack, compared with the first playthrough; null when unknown. */
            stamina_attack_rate: number | null;
        };
        Npc: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            role: string | null;
            /** @description Slug of the location where they are first met. */
            location_slug: string;
            is_dlc: boolean;
            /** @description What they drop when killed. */
            drops: {
                /** @description Its name, in `lang` if known, otherwise in English. */
                name: string;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                /**
                 * @description Kind of its record, which is in the list of that kind.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Slug of its record; null when it has none. */
                slug: string | null;
                /** @description Chance from 0 to 1, at 100 discovery; null when unknown. */
                chance: number | null;
                /** @description Only once in a playthrough; null when unknown. */
                is_once: boolean | null;
                /** @description Rows of NpcParam that drop it: variants of an enemy. Empty when unknown. */
                npc_param_ids: number[];
                /** @description Row of the game's item lot table; null when unknown. */
                lot_id: number | null;
                /** @description Event flag of the game that is set when it is obtained; null when unknown. */
                event_flag: number | null;
            }[];
            /** @description Where they can be found, in story order. */
            placements: {
                /** @description Slug of the location. */
                location_slug: string;
                sub_area: string | null;
                /** @description Name of the location, in `lang` if known, otherwise in English. */
                location_name: string;
                /** @description When they are there; null when from the start. */
                condition: string | null;
            }[];
            /** @description What happens with them, in story order; empty when there is no story. */
            quest_notes: string[];
            /** @description Name of the location where they are first met, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Who they are. */
            description: string;
            /**
             * @description When they are an enemy.
             * @enum {string}
             */
            hostility: "always" | "conditional" | "never";
            /** @description When, where or until when a conditional enemy attacks; null for the others. */
            hostile_condition: string | null;
            /** @description What they do for the player. */
            services: string[];
            /** @description Steps of their story on which something else depends, each with what it needs and what ends it. `quest_notes` has the whole story. */
            steps: components["schemas"]["NpcStep"][];
            /** @description Ways to obtain what they give or drop. */
            provides: components["schemas"]["Find"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description A place where an NPC can be found. */
        NpcPlacement: {
            /** @description Slug of the location. */
            location_slug: string;
            sub_area: string | null;
        };
        NpcStep: {
            /** @description Name of the step, unique for the NPC. */
            slug: string;
            /** @description What is done, in one sentence. */
            notes: string;
            /** @description Slug of the location where it is done; null when there are several or none. */
            location_slug: string | null;
            /** @description Name of the location where it is done; null when there are several or none, in `lang` if known, otherwise in English. */
            location_name: string | null;
            /** @description What it needs besides the location, boss or NPC that the entry itself names, and what ends it. */
            gate: components["schemas"]["Gate"];
        };
        Obtainable: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item" | "alteration" | "crafting" | "other";
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                npc_slug: string | null;
                notes: string | null;
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                gate: components["schemas"]["Gate"] | null;
                position: components["schemas"]["Position"] | null;
                event_flag: number | null;
            }[];
            sell_price: number | null;
            offers: components["schemas"]["Offer"][];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["Dropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        Offer: {
            merchant_slug: string;
            merchant_name: string;
            /** @enum {string} */
            currency: "blood_echoes" | "insight" | "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
            price: number | null;
            /** @description Highest price when it varies; null when it does not. */
            price_max: number | null;
            /** @description Every price in order, when it rises with the story; empty when it does not. */
            price_steps: components["schemas"]["PriceStep"][];
            price_item_slug: string | null;
            price_item_name: string | null;
            /** @description The merchant has any number of it; null when unknown. */
            is_unlimited: boolean | null;
            in_stock: number | null;
            condition: string | null;
            gate: components["schemas"]["Gate"] | null;
            /** @description Event flag of the game that counts the remaining stock; null when unknown. */
            stock_flag: number | null;
            unlock_flag: number | null;
        };
        /** @description A step of an NPC's story that can be done. */
        OpenStep: {
            slug: string | null;
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description What to do in the step, or how the phase begins; null when there is none. */
            notes: string | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
        };
        /** @description A location, boss or obtainable thing that is open; `have` is its entry once it is reached, beaten or held. */
        OpenThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon" | "ash_of_war" | "spell" | "spirit_ash" | "talisman") | null;
            slug: string | null;
            name: string | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
        };
        /** @description Something that opens, or the number of things if they are hidden. */
        OpenedThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon" | "ash_of_war" | "spell" | "spirit_ash" | "talisman") | null;
            slug: string | null;
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            /** @description Number of things: 1, or more if they are hidden. */
            count: number;
        };
        /** @description Something that can be done now, and what it opens. */
        OpeningGate: {
            /** @description What can be done now. */
            gate: components["schemas"]["ProgressThing"];
            /** @description What it opens. */
            opens: components["schemas"]["OpenedThing"][];
        };
        /** @description Position of this page in the list. `total` is the number of rows in the whole list, after filtering. */
        PageMeta: {
            /** @description Page number, starting at 1. */
            page: number;
            /** @description Rows per page. */
            page_size: number;
            /** @description Total number of rows after filtering. */
            total: number;
        };
        /** @description A place of a merchant. */
        Place: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            /** @description Where inside the location; null when there is none. */
            sub_area: string | null;
            condition: string | null;
            position: components["schemas"]["Position"] | null;
        };
        /** @description A variant of an enemy in a location. */
        PlacedVariant: {
            /** @description Row of the variant in the game's parameter tables. */
            npc_param_id: number;
            /** @description How many; null when unknown. */
            count: number | null;
            /** @description Positions in the map files when the map is loaded; empty when unknown. */
            spots: components["schemas"]["Position"][];
        };
        Position: {
            map_id: string;
            x: number;
            /** @description Height. */
            y: number;
            z: number;
            nearest: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            } | null;
        };
        PriceStep: {
            from: string;
            /** @description Price. */
            price: number;
        };
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /**
             * Format: uri-reference
             * @description URL of the documentation of the code.
             */
            type: string;
            /** @description Short title, the same for every problem with the code. */
            title: string;
            /** @description HTTP status. */
            status: number;
            /** @description What went wrong in this request, and how to fix it. */
            detail: string;
            /**
             * Format: uri-reference
             * @description The request target.
             */
            instance: string;
            /**
             * @description Machine-readable code of the problem.
             * @enum {string}
             */
            code: "invalid_parameter" | "unknown_parameter" | "unknown_reference" | "missing_parameter" | "key_in_query" | "malformed_request" | "missing_api_key" | "malformed_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key" | "disabled_api_key" | "plan_not_allowed" | "resource_not_found" | "game_not_found" | "route_not_found" | "dataset_gone" | "method_not_allowed" | "request_timeout" | "payload_too_large" | "unsupported_media_type" | "uri_too_long" | "range_not_satisfiable" | "headers_too_large" | "quota_exceeded" | "too_many_requests" | "query_refused" | "internal_error" | "http_version_not_supported" | "unavailable";
            /** @description Same as the X-Request-Id header. */
            request_id: string;
            /** @description One entry for each invalid input. */
            errors?: components["schemas"]["InputError"][];
            /** @description Similar valid values, best first. */
            did_you_mean?: string[];
            /** @description Versions of the data that are kept, current version first. */
            kept?: string[];
            /** @description Games with data in this service. */
            available_games?: string[];
            /** @description Policies whose limits are exceeded. */
            violated_policies?: ("key" | "owner")[];
            /** @description Daily units of the policy with the fewest units left. */
            limit?: number;
            /** @description Units left today under that policy. */
            remaining?: number;
            /** @description Price of the request in units. */
            cost?: number;
            /** @description When the quota resets, in Unix epoch seconds. */
            reset?: number;
        };
        /** @description What can be done now, and what follows from it. */
        Progress: {
            /** @description What is open now. */
            open: components["schemas"]["ProgressOpen"];
            /** @description What can be done now and ends something. */
            closing: components["schemas"]["ClosingGate"][];
            /** @description What can be done now and opens something. */
            next: components["schemas"]["OpeningGate"][];
        };
        /** @description How the result was chosen. */
        ProgressMeta: {
            /**
             * @description How much to reveal about what is not open yet.
             * @enum {string}
             */
            spoilers: "all" | "mild" | "none";
        };
        /** @description What is open now, each list by kind and slug. */
        ProgressOpen: {
            /** @description Locations that can be reached. */
            locations: components["schemas"]["OpenThing"][];
            /** @description Bosses that can be met and are not beaten. */
            bosses: components["schemas"]["OpenThing"][];
            /** @description Things that can be obtained, including those already held, as long as a way to obtain them is open. */
            obtainable: components["schemas"]["OpenThing"][];
            /** @description Steps of the stories of NPCs that can be done. */
            npcs: components["schemas"]["OpenStep"][];
        };
        /** @description Something that can be done or held. */
        ProgressThing: {
            /** @description Kind of the thing; null when hidden. */
            kind: ("armor" | "blood_gem" | "boss" | "gesture" | "insight" | "item" | "location" | "npc" | "rune" | "stage" | "weapon" | "ash_of_war" | "spell" | "spirit_ash" | "talisman") | null;
            slug: string | null;
            name: string | null;
            /** @description Step of the story of an NPC, or the word of a phase; null when there is none. */
            step: string | null;
            quantity: number | null;
            /** @description The entry for `have` once it is done; null when there is none. */
            have: string | null;
        };
        /** @description Where the values of a record come from. */
        Provenance: {
            /** @description Most trusted first. */
            sources: components["schemas"]["Source"][];
            /** @description Identifiers for tracing the values. */
            external_ids: components["schemas"]["ExternalId"][];
            /** @description Fields with a source of their own, or on which sources disagree. */
            fields: components["schemas"]["FieldProvenance"][];
        };
        RatedWeapon: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Its English name. */
            weapon_name: string;
            /**
             * @description What kind of weapon it is.
             * @enum {string}
             */
            category: "firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon" | "arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "twinblade" | "whip";
            /** @description Its level: as requested, or its highest if that is lower. */
            level: number;
            /** @description The rating: the sum of all types. */
            total: number;
            /** @description The rating by type. */
            by_type: components["schemas"]["AttackByType"];
            status: {
                /** @enum {string} */
                kind: "frenzy" | "rapid_poison" | "slow_poison" | "bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep";
                amount: number;
            }[];
            scaling: components["schemas"]["Scaling"];
            /** @description Scaling at the level: 1 adds the attack once more when the stat is saturated. */
            scaling_value: components["schemas"]["ScalingValue"];
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
        };
        RatingStats: {
            /** @description Strength. */
            strength: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description One step of calculating the rating of a damage type from the attack of a weapon. */
        RatingStep: {
            /**
             * @description The damage type.
             * @enum {string}
             */
            damage_type: "arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "thrust" | "holy" | "lightning" | "magic" | "pierce" | "slash" | "strike";
            /**
             * @description What the step does.
             * @enum {string}
             */
            kind: "base" | "cut" | "form_points" | "form_rate" | "gem_percent" | "gem_points" | "scaling" | "unmet_requirement";
            source: string | null;
            /** @description How much, with four decimals; its meaning depends on `kind`. */
            amount: number;
            result: number;
        };
        /** @description A record that one version of the data added, removed or changed. */
        RecordChange: {
            /** @description The version that made the change. */
            version: string;
            /**
             * Format: date
             * @description Its date.
             */
            released_at: string;
            /**
             * @description What happened to the record.
             * @enum {string}
             */
            change: "added" | "changed" | "removed";
            /** @description Kind of the record, e.g. `boss`. */
            kind: string;
            /** @description Slug of the record, or its key if it has no slug, e.g. `hemwick-charnel-lane/cathedral-ward`. */
            slug: string;
            /** @description Name of the record; null when it has none. */
            name: string | null;
            /** @description The fields that changed; empty when the whole record was added or removed. */
            fields: components["schemas"]["FieldChange"][];
        };
        /** @description Links to the data file of the record, and to where to report an error in it. */
        RecordLinks: {
            /**
             * Format: uri
             * @description The data file of the record in the project's repository; null if no repository is configured.
             */
            source: string | null;
            /**
             * Format: uri
             * @description Where to report an error in the record; null where the service names no such address.
             */
            report: string | null;
        };
        /** @description A value from another source that was rejected. */
        RejectedValue: {
            /** @description The value. */
            value: unknown;
            /** @description Source of the value. */
            source: string;
        };
        Requirement: {
            /**
             * @description What it is about.
             * @enum {string}
             */
            kind: "boss" | "ending" | "insight" | "item" | "location" | "npc" | "spell" | "spirit_ash" | "stage" | "state" | "talisman" | "weapon";
            /** @description Slug of its record; null of a phase, of Insight and of a state. */
            slug: string | null;
            /** @description Name of its record, in `lang` if known, otherwise in English; what it is about if there is none. */
            name: string;
            /** @description Of an NPC the step, from its `steps`; of a phase its word; null when there is none. */
            step: string | null;
            /** @description How many of the item, or how much Insight; otherwise 1. */
            quantity: number;
            /** @description The item is used or given away; it is not enough to hold it. */
            is_used: boolean;
            /** @description Its entry for `have` of progress, once the condition holds; null if there is none. */
            have: string | null;
        };
        RestPoint: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            is_dlc: boolean;
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Name of the location, in `lang` if known, otherwise in English. */
            location_name: string;
            bosses: {
                /**
                 * @description Its kind: the first part of what leads to a record of any kind, before the slug.
                 * @enum {string}
                 */
                kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in `lang` if known, otherwise in English. */
                name: string;
                /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
                name_language?: string;
            }[];
            position: components["schemas"]["Position"] | null;
            event_flag: number | null;
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
        };
        /** @description The shortest route, or why there is none. */
        Route: {
            /** @description The steps; empty when there is no route. */
            steps: components["schemas"]["RouteStep"][];
            /** @description What must be done or held first, on the route that lacks the least; hidden unless it can be done now or `spoilers` is `all`. */
            missing: components["schemas"]["MissingThing"][];
            /** @description Why there is no route; null when there is one. */
            reason: ("closed" | "missing" | "no_way") | null;
        };
        /** @description One step of a route. */
        RouteStep: {
            /** @description Slug of the location where it begins. */
            from: string;
            /** @description Name of the location where it begins, in `lang` if known, otherwise in English. */
            from_name: string;
            /** @description Slug of the location where it ends. */
            to: string;
            /** @description Name of the location where it ends, in `lang` if known, otherwise in English. */
            to_name: string;
            /**
             * @description How it leads there.
             * @enum {string}
             */
            way: "entry" | "one_way" | "passage";
            /** @description Everything that it requires; empty if nothing. */
            needs: components["schemas"]["ProgressThing"][];
        };
        Scaling: {
            /**
             * @description With strength.
             * @enum {string}
             */
            strength: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description With arcane.
             * @enum {string}
             */
            arcane: "S" | "A" | "B" | "C" | "D" | "E" | "-";
        };
        ScalingValue: {
            /** @description With strength. */
            strength: number;
            /** @description With arcane. */
            arcane: number;
        };
        /** @description A search result. `match` shows how the record matched, and `matched_name` which name did if it is not `name`; `url` is its path. */
        SearchResult: {
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Its slug. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @description Path of the record; null if its kind has only a list. */
            url: string | null;
            /** @description How well the record matches, from 0 to 1; comparable among results with the same `match`. 1 if the name equals the query, 0.95 if an alias does. */
            score: number;
            /**
             * @description How the record matched.
             * @enum {string}
             */
            match: "alias" | "exact" | "fuzzy" | "prefix" | "text" | "word";
            /** @description The alias or the name in another language that matched; null if `name` did. */
            matched_name: string | null;
        };
        /** @description The values by which the request sorts and selects the row, by the names of the sort keys; null when unknown. Only in lists, in responses to requests with a numeric sort key in `sort` or with a range. */
        SortedBy: {
            [key: string]: number | null;
        };
        /** @description A source of the values. */
        Source: {
            /**
             * @description Kind of the source.
             * @enum {string}
             */
            kind: "general_knowledge" | "parameter" | "script" | "wiki";
            /** @description Which table, page or repository. */
            source: string;
        };
        /** @description A text of the record that is a spoiler. */
        Spoiler: {
            /** @description JSON pointer to the text, relative to the object with this list, e.g. `/description`. */
            text: string;
            /**
             * @description How much it reveals.
             * @enum {string}
             */
            level: "major" | "mild" | "none";
        };
        /** @description Stats, the points that they cost, and the attack rating with them. */
        StatDistribution: {
            /** @description The stats. */
            stats: components["schemas"]["RatingStats"];
            /** @description Points that they cost. */
            spent: number;
            total: number;
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
            unmet_requirements: components["schemas"]["UnmetRequirement"][];
        };
        /** @description Stats of a character. */
        Stats: {
            /** @description Endurance. */
            endurance: number;
            /** @description Strength. */
            strength: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description A status effect that a weapon builds up. */
        StatusAmount: {
            /**
             * @description Which.
             * @enum {string}
             */
            kind: "frenzy" | "rapid_poison" | "slow_poison" | "bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep";
            amount: number;
        };
        StatusResistance: Record<string, unknown>;
        StockRow: {
            /**
             * @description Kind of its record, which is in the list of that kind.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Slug of its record. */
            slug: string;
            /** @description Its name, in `lang` if known, otherwise in English. */
            name: string;
            /** @enum {string} */
            currency: "blood_echoes" | "insight" | "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
            price: number | null;
            /** @description Highest price when it varies; null when it does not. */
            price_max: number | null;
            /** @description Every price in order, when it rises with the story; empty when it does not. */
            price_steps: components["schemas"]["PriceStep"][];
            price_item_slug: string | null;
            price_item_name: string | null;
            /** @description The merchant has any number of it; null when unknown. */
            is_unlimited: boolean | null;
            in_stock: number | null;
            condition: string | null;
            gate: components["schemas"]["Gate"] | null;
            /** @description Event flag of the game that counts the remaining stock; null when unknown. */
            stock_flag: number | null;
            unlock_flag: number | null;
        };
        /** @description A suggested record. `match` shows how it matched, and `matched_name` which name did if it is not `name`. */
        Suggestion: {
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            kind: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move" | "ash_of_war" | "element_scaling" | "grace" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "upgrade_path" | "upgrade_type";
            /** @description Its slug. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /**
             * @description How the record matched.
             * @enum {string}
             */
            match: "alias" | "exact" | "fuzzy" | "prefix" | "text" | "word";
            /** @description The alias or the name in another language that matched; null if `name` did. */
            matched_name: string | null;
        };
        /** @description A stat that is too low for the weapon. */
        UnmetRequirement: {
            /**
             * @description The stat.
             * @enum {string}
             */
            stat: "arcane" | "blood_tinge" | "skill" | "strength" | "dexterity" | "faith" | "intelligence";
            /** @description What the weapon requires. */
            needed: number;
            has: number;
        };
        UpgradePrice: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            from: number;
            to: number;
            /**
             * @description The currency of `cost`.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight" | "dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard";
            cost: number | null;
            materials: components["schemas"]["Material"][];
            steps: components["schemas"]["UpgradeStep"][];
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_cost" | "weaknesses" | "negations_multiply" | "unmet_arcane")[];
        };
        UpgradeStep: {
            level: number;
            cost: number | null;
            /** @description What it needs. */
            materials: components["schemas"]["Material"][];
        };
        /** @description The plan and usage of the caller. */
        Usage: {
            data: {
                /** @description Display form of the key: its first 16 and last 4 characters. */
                key: string;
                /** @enum {string} */
                plan: "free" | "standard" | "internal";
                /** @description Units used by this key today. */
                key_units: {
                    limit: number;
                    used: number;
                    remaining: number;
                };
                /** @description Units used by all keys of the owner today. */
                owner_units: {
                    limit: number;
                    used: number;
                    remaining: number;
                };
                /** @description When the quota resets, in Unix epoch seconds. */
                reset: number;
                /** @description The last 30 days on which this key was used, newest first. */
                days: {
                    /** Format: date */
                    date: string;
                    units: number;
                    operations: {
                        [key: string]: number;
                    };
                }[];
            };
        };
        /** @description All data about a weapon. */
        Weapon: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in `lang` if known, otherwise in English. */
            name: string;
            /** @description Language of `name` by its BCP 47 tag. Only in responses to requests with `lang`. */
            name_language?: string;
            /** @enum {string} */
            category: "firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon" | "arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "twinblade" | "whip";
            is_dlc: boolean;
            requirements: {
                strength: number | null;
                arcane: number | null;
            };
            scaling: {
                /**
                 * @description With strength.
                 * @enum {string}
                 */
                strength: "S" | "A" | "B" | "C" | "D" | "E" | "-";
                /**
                 * @description With arcane.
                 * @enum {string}
                 */
                arcane: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            };
            attack: components["schemas"]["Attack"];
            scaling_value: {
                /** @description With strength. */
                strength: number;
                /** @description With arcane. */
                arcane: number;
            };
            status: components["schemas"]["StatusAmount"][];
            max_level: number;
            levels: components["schemas"]["WeaponLevel"][];
            sell_price: number | null;
            description: string | null;
            offers: components["schemas"]["Offer"][];
            /** @description How else it is obtained. */
            acquisition: {
                /**
                 * @description How it is obtained.
                 * @enum {string}
                 */
                kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item" | "alteration" | "crafting" | "other";
                location_slug: string | null;
                /** @description Slug of the boss that drops it; null when there is none. */
                boss_slug: string | null;
                npc_slug: string | null;
                notes: string | null;
                location_name: string | null;
                /** @description Name of the boss that drops it; null when there is none, in `lang` if known, otherwise in English. */
                boss_name: string | null;
                npc_name: string | null;
                /** @description Where inside the location; null when there is none. */
                sub_area: string | null;
                /** @description Slug of the enemy that drops it; null when there is none. */
                enemy_slug: string | null;
                /** @description Name of the enemy that drops it; null when there is none, in `lang` if known, otherwise in English. */
                enemy_name: string | null;
                /** @description Slug of the item that gives it when used; null when there is none. */
                used_item_slug: string | null;
                /** @description Name of the item that gives it when used; null when there is none, in `lang` if known, otherwise in English. */
                used_item_name: string | null;
                /** @description How many; null when unknown. */
                quantity: number | null;
                /** @description Chance from 0 to 1; null when it is no drop, or when unknown. */
                chance: number | null;
                /** @description Condition that must be met; null when there is none. */
                condition: string | null;
                gate: components["schemas"]["Gate"] | null;
                position: components["schemas"]["Position"] | null;
                event_flag: number | null;
            }[];
            /** @description Who drops it. */
            dropped_by: components["schemas"]["Dropper"][];
            /** @description Official names in the languages of the game, as far as known. */
            names: {
                en: string;
                ja?: string;
            };
            /** @description Other names that players use, including abbreviations. */
            aliases: string[];
            /**
             * @description The highest spoiler level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Texts that are spoilers. All other texts are safe to show, except those in `provenance`. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the values come from. */
            provenance: components["schemas"]["Provenance"];
            /** @description Where its data file is, and where to report an error in it. */
            links: components["schemas"]["RecordLinks"];
            sorted_by?: components["schemas"]["SortedBy"];
        };
        /** @description A weapon at one level. */
        WeaponLevel: {
            /** @description The level: 0 for +0. */
            level: number;
            attack: components["schemas"]["Attack"];
            scaling: {
                /**
                 * @description With strength.
                 * @enum {string}
                 */
                strength: "S" | "A" | "B" | "C" | "D" | "E" | "-";
                /**
                 * @description With arcane.
                 * @enum {string}
                 */
                arcane: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            };
            scaling_value: {
                /** @description With strength. */
                strength: number;
                /** @description With arcane. */
                arcane: number;
            };
            status: components["schemas"]["StatusAmount"][];
        };
        /** @description An armor piece of the outfit. */
        WornPiece: {
            /**
             * @description Body part it covers.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the piece. */
            armor_slug: string;
            /** @description Name of the piece, in `lang` if known, otherwise in English. */
            armor_name: string;
            set_slug: string | null;
            set_name: string | null;
            value: number | null;
            /** @description Its weight. */
            weight: number;
        };
        BloodborneCalculateAttackRatingResult: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description Name of the weapon, in `lang` if known, otherwise in English. */
            weapon_name: string;
            /**
             * @description Version of the weapon.
             * @enum {string}
             */
            variant: "lost" | "normal" | "uncanny";
            /** @description Form whose attacks are rated; null for the values in the game's menu. */
            form: ("transformed" | "untransformed") | null;
            /** @description Level of the weapon. */
            level: number;
            /** @description All stats, including those not given. */
            stats: components["schemas"]["BloodborneRatingStats"];
            /** @description The rating: the sum of all types. */
            total: number;
            /** @description The rating by type. */
            by_type: components["schemas"]["BloodborneAttackByType"];
            /** @description The base rating of the weapon itself, by type. */
            base: components["schemas"]["BloodborneAttackByType"];
            /** @description What stats, gems and the form add, by type; negative when they reduce the rating. */
            bonus: components["schemas"]["BloodborneAttackByType"];
            /** @description Status effects that it builds up in one of its forms; empty when there is none. */
            status: components["schemas"]["BloodborneRatedStatus"][];
            /** @description True if the stats meet the requirements of the weapon. */
            meets_requirements: boolean;
            /** @description The stats that are too low; empty if there are none. */
            unmet_requirements: components["schemas"]["BloodborneUnmetRequirement"][];
            /** @description The gems in its slots, in the order given. */
            gems: components["schemas"]["BloodborneSetGem"][];
            /** @description How the rating is calculated, type by type. */
            steps: components["schemas"]["BloodborneRatingStep"][];
            /** @description Rules behind the rating that have fewer than two sources; empty if there are none. */
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_cost" | "weaknesses")[];
            /** @description The rating at every value of the stat that `curve` names; empty without `curve`. */
            curve: components["schemas"]["BloodborneRatingAtStat"][];
        };
        BloodborneLookUpRecordsResult: components["schemas"]["BloodborneLookupEntry"] | null;
        EldenRingLookUpRecordsResult: components["schemas"]["EldenRingLookupEntry"] | null;
        ListReleasesQuery: {
            /** @description Which page, from 1. */
            page?: number;
            /** @description Rows on a page. */
            page_size?: number;
        };
        ListChangesQuery: {
            /** @description The version that you have, as in the `X-Dataset-Version` header of its responses. */
            since: string;
            /** @description Which page, from 1. */
            page?: number;
            /** @description Rows on a page. */
            page_size?: number;
        };
        GetLanguagesQuery: {
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListArmorSetsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only sets of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListArmorQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only pieces for this body part. */
            slot?: ("chest" | "hands" | "head" | "legs") | ("chest" | "hands" | "head" | "legs")[];
            /** @description Only pieces of the set with this slug. */
            set_slug?: string | string[];
            /** @description Only pieces of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only pieces that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only pieces that this boss, enemy or NPC drops. */
            dropped_by?: string | string[];
            /** @description Minimum: defense against physical damage. */
            defense_physical_min?: number;
            /** @description Maximum: defense against physical damage. */
            defense_physical_max?: number;
            /** @description Minimum: defense against blunt damage. */
            defense_blunt_min?: number;
            /** @description Maximum: defense against blunt damage. */
            defense_blunt_max?: number;
            /** @description Minimum: defense against thrust damage. */
            defense_thrust_min?: number;
            /** @description Maximum: defense against thrust damage. */
            defense_thrust_max?: number;
            /** @description Minimum: defense against blood damage. */
            defense_blood_min?: number;
            /** @description Maximum: defense against blood damage. */
            defense_blood_max?: number;
            /** @description Minimum: defense against arcane damage. */
            defense_arcane_min?: number;
            /** @description Maximum: defense against arcane damage. */
            defense_arcane_max?: number;
            /** @description Minimum: defense against fire damage. */
            defense_fire_min?: number;
            /** @description Maximum: defense against fire damage. */
            defense_fire_max?: number;
            /** @description Minimum: defense against bolt damage. */
            defense_bolt_min?: number;
            /** @description Maximum: defense against bolt damage. */
            defense_bolt_max?: number;
            /** @description Minimum: resistance to slow poison. */
            resistance_slow_poison_min?: number;
            /** @description Maximum: resistance to slow poison. */
            resistance_slow_poison_max?: number;
            /** @description Minimum: resistance to rapid poison. */
            resistance_rapid_poison_min?: number;
            /** @description Maximum: resistance to rapid poison. */
            resistance_rapid_poison_max?: number;
            /** @description Minimum: resistance to frenzy. */
            resistance_frenzy_min?: number;
            /** @description Maximum: resistance to frenzy. */
            resistance_frenzy_max?: number;
            /** @description Minimum: beasthood. */
            resistance_beasthood_min?: number;
            /** @description Maximum: beasthood. */
            resistance_beasthood_max?: number;
            /** @description Minimum: weight. */
            weight_min?: number;
            /** @description Maximum: weight. */
            weight_max?: number;
            /** @description Minimum: the lowest price in blood echoes. */
            price_min?: number;
            /** @description Maximum: the lowest price in blood echoes. */
            price_max?: number;
            /** @description Minimum: blood echoes gained by selling it. */
            sell_price_min?: number;
            /** @description Maximum: blood echoes gained by selling it. */
            sell_price_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("defense_arcane" | "-defense_arcane" | "defense_blood" | "-defense_blood" | "defense_blunt" | "-defense_blunt" | "defense_bolt" | "-defense_bolt" | "defense_fire" | "-defense_fire" | "defense_physical" | "-defense_physical" | "defense_thrust" | "-defense_thrust" | "name" | "-name" | "price" | "-price" | "random" | "resistance_beasthood" | "-resistance_beasthood" | "resistance_frenzy" | "-resistance_frenzy" | "resistance_rapid_poison" | "-resistance_rapid_poison" | "resistance_slow_poison" | "-resistance_slow_poison" | "sell_price" | "-sell_price" | "slug" | "-slug" | "weight" | "-weight") | ("defense_arcane" | "-defense_arcane" | "defense_blood" | "-defense_blood" | "defense_blunt" | "-defense_blunt" | "defense_bolt" | "-defense_bolt" | "defense_fire" | "-defense_fire" | "defense_physical" | "-defense_physical" | "defense_thrust" | "-defense_thrust" | "name" | "-name" | "price" | "-price" | "random" | "resistance_beasthood" | "-resistance_beasthood" | "resistance_frenzy" | "-resistance_frenzy" | "resistance_rapid_poison" | "-resistance_rapid_poison" | "resistance_slow_poison" | "-resistance_slow_poison" | "sell_price" | "-sell_price" | "slug" | "-slug" | "weight" | "-weight")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListBloodGemsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only gems of this group of main effects. */
            category?: string;
            /** @description Only gems of this family. */
            family_slug?: string | string[];
            /** @description Only gems of this grade inside their family. */
            grade?: number;
            /** @description Only gems of this origin. */
            kind?: ("grade" | "placed" | "unique") | ("grade" | "placed" | "unique")[];
            /** @description Only gems of this shape. */
            shape?: ("circle" | "droplet" | "radial" | "triangle" | "waning") | ("circle" | "droplet" | "radial" | "triangle" | "waning")[];
            /** @description Only gems that this boss, enemy or NPC drops. */
            dropped_by?: string | string[];
            /** @description Minimum: rating. */
            rating_min?: number;
            /** @description Maximum: rating. */
            rating_max?: number;
            /** @description Minimum: grade inside the family. */
            grade_min?: number;
            /** @description Maximum: grade inside the family. */
            grade_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("grade" | "-grade" | "name" | "-name" | "random" | "rating" | "-rating" | "slug" | "-slug") | ("grade" | "-grade" | "name" | "-name" | "random" | "rating" | "-rating" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListBossesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only bosses of this part of the game. */
            campaign?: ("chalice_dungeon" | "main_story" | "the_old_hunters") | ("chalice_dungeon" | "main_story" | "the_old_hunters")[];
            /** @description Only bosses that drop this record, of any kind. */
            drops?: string | string[];
            /** @description Only bosses of the chalice dungeons (`true`), or only the others (`false`). */
            is_chalice?: boolean;
            /** @description Only bosses of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only bosses that a shot can interrupt (`true`) or cannot interrupt (`false`). */
            is_interruptible?: boolean;
            /** @description Only bosses that can be skipped (`true`) or cannot be skipped (`false`). */
            is_optional?: boolean;
            /** @description Only bosses that must be beaten (`true`) or can be left alone (`false`). */
            is_required?: boolean;
            /** @description Only bosses whose defeat makes this lamp appear. */
            rest_point_slug?: string | string[];
            /** @description Only bosses at this location. */
            location_slug?: string | string[];
            /** @description Only chalice versions of this boss. */
            original_slug?: string | string[];
            /** @description Only bosses that are immune to this in every form but helpers. */
            immune_to?: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger") | ("frenzy" | "rapid_poison" | "slow_poison" | "stagger")[];
            /** @description Only bosses that are weak to this in at least one form. */
            weak_to?: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust") | ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust")[];
            /** @description Minimum: hit points on the first playthrough. */
            hp_min?: number;
            /** @description Maximum: hit points on the first playthrough. */
            hp_max?: number;
            /** @description Minimum: blood echoes on the first playthrough. */
            reward_min?: number;
            /** @description Maximum: blood echoes on the first playthrough. */
            reward_max?: number;
            /** @description Minimum: hit points on the second playthrough. */
            new_game_plus_hp_min?: number;
            /** @description Maximum: hit points on the second playthrough. */
            new_game_plus_hp_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("hp" | "-hp" | "name" | "-name" | "new_game_plus_hp" | "-new_game_plus_hp" | "random" | "reward" | "-reward" | "slug" | "-slug") | ("hp" | "-hp" | "name" | "-name" | "new_game_plus_hp" | "-new_game_plus_hp" | "random" | "reward" | "-reward" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneCalculateAttackRatingQuery: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /**
             * @description Version of the weapon, which determines the gems that fit.
             * @enum {string}
             */
            variant?: "lost" | "normal" | "uncanny";
            /**
             * @description Form whose attacks are rated. Defaults to the values in the game's menu.
             * @enum {string}
             */
            form?: "transformed" | "untransformed";
            /** @description Fortification level of the weapon: a number, or `max`. Levels above its maximum are rejected. */
            level?: number | string;
            /** @description Slug of the origin whose stats count where none is given. */
            class_slug?: string;
            /** @description Strength. Defaults to that of `class_slug`, or to the lowest of any origin. */
            strength?: number;
            /** @description Skill. Defaults to that of `class_slug`, or to the lowest of any origin. */
            skill?: number;
            /** @description Bloodtinge. Defaults to that of `class_slug`, or to the lowest of any origin. */
            blood_tinge?: number;
            /** @description Arcane. Defaults to that of `class_slug`, or to the lowest of any origin. */
            arcane?: number;
            /** @description Slugs of blood gems in its slots. To use a gem several times, repeat its slug. If the value of a gem varies, add a colon and the value, e.g. `tempering-blood-gemstone-3:8.5`. */
            gems?: string | string[];
            /**
             * @description Also return the rating at every value of this stat, from 1 to 99.
             * @enum {string}
             */
            curve?: "arcane" | "blood_tinge" | "skill" | "strength";
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneCalculateDamageQuery: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /**
             * @description Version of the weapon, which determines the gems that fit.
             * @enum {string}
             */
            variant?: "lost" | "normal" | "uncanny";
            /**
             * @description Form of the weapon. Defaults to the form of the attack, or to the values in the game's menu.
             * @enum {string}
             */
            form?: "transformed" | "untransformed";
            /** @description Fortification level of the weapon: a number, or `max`. Levels above its maximum are rejected. */
            level?: number | string;
            /** @description Slug of the origin whose stats count where none is given. */
            class_slug?: string;
            /** @description Strength. Defaults to that of `class_slug`, or to the lowest of any origin. */
            strength?: number;
            /** @description Skill. Defaults to that of `class_slug`, or to the lowest of any origin. */
            skill?: number;
            /** @description Bloodtinge. Defaults to that of `class_slug`, or to the lowest of any origin. */
            blood_tinge?: number;
            /** @description Arcane. Defaults to that of `class_slug`, or to the lowest of any origin. */
            arcane?: number;
            /** @description Slugs of blood gems in its slots. To use a gem several times, repeat its slug. If the value of a gem varies, add a colon and the value, e.g. `tempering-blood-gemstone-3:8.5`. */
            gems?: string | string[];
            /** @description Slug of the boss. */
            boss_slug?: string;
            /** @description Slug of the enemy, instead of a boss. */
            enemy_slug?: string;
            /** @description The attack: its name in lower case with hyphens, e.g. `light-attack-1`. Defaults to a hit with 100 percent of each type. */
            attack?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneCalculateLevelQuery: {
            /** @description Slug of the origin. Required for target stats; it also determines the level to start from. */
            class_slug?: string;
            /** @description The level to start from. Defaults to the starting level of the origin. */
            from?: number;
            /** @description The level to reach. Cannot be combined with target stats. */
            to?: number;
            /** @description Target for vitality. */
            vitality?: number;
            /** @description Target for endurance. */
            endurance?: number;
            /** @description Target for strength. */
            strength?: number;
            /** @description Target for skill. */
            skill?: number;
            /** @description Target for bloodtinge. */
            blood_tinge?: number;
            /** @description Target for arcane. */
            arcane?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneCalculateUpgradeQuery: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description The level to start from. */
            from?: number;
            /** @description The level to reach. Defaults to the highest level of the weapon. */
            to?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneCalculateArmorQuery: {
            /**
             * @description The value to maximize.
             * @enum {string}
             */
            maximize: "defense_arcane" | "defense_blood" | "defense_blunt" | "defense_bolt" | "defense_fire" | "defense_physical" | "defense_thrust" | "resistance_beasthood" | "resistance_frenzy" | "resistance_rapid_poison" | "resistance_slow_poison";
            /** @description Slugs of armor sets, separated by commas. Only their pieces are considered; all pieces by default. */
            sets?: string | string[];
            /** @description Maximum weight, as in the game's tables. No limit by default. */
            max_weight?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneCalculateOptimizeQuery: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /**
             * @description Version of the weapon; it decides which gems fit.
             * @enum {string}
             */
            variant?: "lost" | "normal" | "uncanny";
            /**
             * @description Form whose attacks are rated. Defaults to the values in the game's menu.
             * @enum {string}
             */
            form?: "transformed" | "untransformed";
            /** @description Fortification level of the weapon: a number, or `max`. Levels above its maximum are rejected. */
            level?: number | string;
            /** @description Slugs of blood gems in its slots. To use a gem several times, repeat its slug. If the value of a gem varies, add a colon and the value, e.g. `tempering-blood-gemstone-3:8.5`. */
            gems?: string | string[];
            /** @description Points to spend. */
            points: number;
            /** @description Slug of the origin whose stats are the start. Points then pay for the requirements of the weapon, too. */
            class_slug?: string;
            /** @description Stats before any point is spent, e.g. `strength:14,skill:12`. A stat that is not given starts at that of the origin; without an origin at what the weapon requires, and at least at the lowest value of any origin. */
            min?: string | string[];
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneCalculateAttackRatingsQuery: {
            /** @description Slug of the origin whose stats count where none is given. */
            class_slug?: string;
            /** @description Level of the weapons: a number, or `max`. A weapon with fewer levels counts at its highest. */
            level?: number | string;
            /** @description Strength. Defaults to that of `class_slug`, or to the lowest of any origin. */
            strength?: number;
            /** @description Skill. Defaults to that of `class_slug`, or to the lowest of any origin. */
            skill?: number;
            /** @description Bloodtinge. Defaults to that of `class_slug`, or to the lowest of any origin. */
            blood_tinge?: number;
            /** @description Arcane. Defaults to that of `class_slug`, or to the lowest of any origin. */
            arcane?: number;
            /** @description Only weapons of these kinds. */
            category?: ("firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon") | ("firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon")[];
            /** @description Only these versions of weapons. */
            variant?: ("lost" | "normal" | "uncanny") | ("lost" | "normal" | "uncanny")[];
            /** @description Only weapons that build up one of these status effects. */
            status?: ("frenzy" | "rapid_poison" | "slow_poison") | ("frenzy" | "rapid_poison" | "slow_poison")[];
            /** @description Only weapons whose requirements the stats meet, or do not meet. */
            meets_requirements?: boolean;
            /** @description Only weapons of the expansion, or of the base game. */
            is_dlc?: boolean;
            /** @description Only these weapons. */
            slugs?: string | string[];
            /**
             * @description Order of the list.
             * @enum {string}
             */
            sort?: "by_type_arcane" | "-by_type_arcane" | "by_type_blood" | "-by_type_blood" | "by_type_bolt" | "-by_type_bolt" | "by_type_fire" | "-by_type_fire" | "by_type_physical" | "-by_type_physical" | "name" | "-name" | "scaling_value_arcane" | "-scaling_value_arcane" | "scaling_value_blood_tinge" | "-scaling_value_blood_tinge" | "scaling_value_skill" | "-scaling_value_skill" | "scaling_value_strength" | "-scaling_value_strength" | "status_frenzy" | "-status_frenzy" | "status_rapid_poison" | "-status_rapid_poison" | "status_slow_poison" | "-status_slow_poison" | "total" | "-total";
            /** @description Which page, from 1. */
            page?: number;
            /** @description Rows on a page. */
            page_size?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListChaliceDungeonsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only dungeons of this labyrinth, by its name. */
            area?: string;
            /** @description Only dungeons of this depth. */
            depth?: number;
            /** @description Only dungeons of a sinister chalice (`true`), or only the others (`false`). */
            is_sinister?: boolean;
            /** @description Only dungeons that this item opens. */
            item_slug?: string | string[];
            /** @description Only dungeons of this kind. */
            kind?: ("fixed" | "root" | "special") | ("fixed" | "root" | "special")[];
            /** @description Only dungeons of this labyrinth. */
            location_slug?: string | string[];
            /** @description Minimum: depth. */
            depth_min?: number;
            /** @description Maximum: depth. */
            depth_max?: number;
            /** @description Minimum: number of layers. */
            layers_min?: number;
            /** @description Maximum: number of layers. */
            layers_max?: number;
            /** @description Minimum: blood echoes that the ritual costs. */
            ritual_cost_min?: number;
            /** @description Maximum: blood echoes that the ritual costs. */
            ritual_cost_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("depth" | "-depth" | "layers" | "-layers" | "name" | "-name" | "random" | "ritual_cost" | "-ritual_cost" | "slug" | "-slug") | ("depth" | "-depth" | "layers" | "-layers" | "name" | "-name" | "random" | "ritual_cost" | "-ritual_cost" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListClassesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Minimum: level at the start. */
            level_min?: number;
            /** @description Maximum: level at the start. */
            level_max?: number;
            /** @description Minimum: blood echoes at the start. */
            starting_currency_min?: number;
            /** @description Maximum: blood echoes at the start. */
            starting_currency_max?: number;
            /** @description Minimum: discovery. */
            discovery_min?: number;
            /** @description Maximum: discovery. */
            discovery_max?: number;
            /** @description Minimum: vitality. */
            stats_vitality_min?: number;
            /** @description Maximum: vitality. */
            stats_vitality_max?: number;
            /** @description Minimum: endurance. */
            stats_endurance_min?: number;
            /** @description Maximum: endurance. */
            stats_endurance_max?: number;
            /** @description Minimum: strength. */
            stats_strength_min?: number;
            /** @description Maximum: strength. */
            stats_strength_max?: number;
            /** @description Minimum: skill. */
            stats_skill_min?: number;
            /** @description Maximum: skill. */
            stats_skill_max?: number;
            /** @description Minimum: bloodtinge. */
            stats_blood_tinge_min?: number;
            /** @description Maximum: bloodtinge. */
            stats_blood_tinge_max?: number;
            /** @description Minimum: arcane. */
            stats_arcane_min?: number;
            /** @description Maximum: arcane. */
            stats_arcane_max?: number;
            /** @description Minimum: position in the menu, from 0. */
            sort_order_min?: number;
            /** @description Maximum: position in the menu, from 0. */
            sort_order_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("discovery" | "-discovery" | "level" | "-level" | "name" | "-name" | "random" | "slug" | "-slug" | "sort_order" | "-sort_order" | "starting_currency" | "-starting_currency" | "stats_arcane" | "-stats_arcane" | "stats_blood_tinge" | "-stats_blood_tinge" | "stats_endurance" | "-stats_endurance" | "stats_skill" | "-stats_skill" | "stats_strength" | "-stats_strength" | "stats_vitality" | "-stats_vitality") | ("discovery" | "-discovery" | "level" | "-level" | "name" | "-name" | "random" | "slug" | "-slug" | "sort_order" | "-sort_order" | "starting_currency" | "-starting_currency" | "stats_arcane" | "-stats_arcane" | "stats_blood_tinge" | "-stats_blood_tinge" | "stats_endurance" | "-stats_endurance" | "stats_skill" | "-stats_skill" | "stats_strength" | "-stats_strength" | "stats_vitality" | "-stats_vitality")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneCompareRecordsQuery: {
            /**
             * @description The list that they belong to.
             * @enum {string}
             */
            kind: "armor" | "blood_gem" | "boss" | "chalice_dungeon" | "class" | "ending" | "enemy" | "gesture" | "item" | "lamp" | "location" | "weapon";
            /** @description The records: 2 to 100 slugs, separated by commas. */
            slugs: string | string[];
            /** @description For weapons: their level, or `max` for the highest of each; or one for each of `slugs`, in their order, e.g. `25,10`. 0 by default. */
            level?: (number | string) | (number | string)[];
            /** @description For weapons: slug of the origin whose stats count where none is given. */
            class_slug?: string;
            /** @description For weapons: strength. Defaults to that of `class_slug`, or to the lowest of any origin. */
            strength?: number;
            /** @description For weapons: skill. Defaults to that of `class_slug`, or to the lowest of any origin. */
            skill?: number;
            /** @description For weapons: bloodtinge. Defaults to that of `class_slug`, or to the lowest of any origin. */
            blood_tinge?: number;
            /** @description For weapons: arcane. Defaults to that of `class_slug`, or to the lowest of any origin. */
            arcane?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListCovenantsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only covenants of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only full covenants (`true`), or only oaths that change nothing but the body (`false`). */
            is_full_covenant?: boolean;
            /** @description Only covenants that this NPC leads. */
            leader_slug?: string | string[];
            /** @description Only covenants that take this item as an offering. */
            offering_slug?: string | string[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListEndingsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only endings for which this item is used. */
            cord_item_slug?: string | string[];
            /** @description Only endings with this last boss. */
            final_boss_slug?: string | string[];
            /** @description Only endings that leave this item. */
            reward_item_slug?: string | string[];
            /** @description Only endings after which the next playthrough begins at once (`true`), or only the others (`false`). */
            starts_new_game_plus?: boolean;
            /** @description Minimum: the number that players give it. */
            sort_order_min?: number;
            /** @description Maximum: the number that players give it. */
            sort_order_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug" | "sort_order" | "-sort_order") | ("name" | "-name" | "random" | "slug" | "-slug" | "sort_order" | "-sort_order")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListEnemiesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only enemies that drop this record, of any kind. */
            drops?: string | string[];
            /** @description Only beasts (`true`), or only the others (`false`). */
            is_beast?: boolean;
            /** @description Only enemies of the chalice dungeons (`true`), or only the others (`false`). */
            is_chalice?: boolean;
            /** @description Only enemies of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only kin (`true`), or only the others (`false`). */
            is_kin?: boolean;
            /** @description Only enemies that are placed at this location. */
            location_slug?: string | string[];
            /** @description Only enemies that are immune to this in every variant but helpers. */
            immune_to?: ("frenzy" | "rapid_poison" | "slow_poison" | "stagger") | ("frenzy" | "rapid_poison" | "slow_poison" | "stagger")[];
            /** @description Only enemies that are weak to this in at least one variant. */
            weak_to?: ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust") | ("arcane" | "blood" | "blunt" | "bolt" | "fire" | "physical" | "rapid_poison" | "righteous" | "serrated" | "slow_poison" | "thrust")[];
            /** @description Only enemies weak to righteous weapons (`true`), or only the others (`false`). */
            weak_to_righteous?: boolean;
            /** @description Only enemies weak to serrated weapons (`true`), or only the others (`false`). */
            weak_to_serrated?: boolean;
            /** @description Minimum: hit points of the base variant, or else of the first one. */
            hp_min?: number;
            /** @description Maximum: hit points of the base variant, or else of the first one. */
            hp_max?: number;
            /** @description Minimum: blood echoes of the base variant, or else of the first one. */
            reward_min?: number;
            /** @description Maximum: blood echoes of the base variant, or else of the first one. */
            reward_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("hp" | "-hp" | "name" | "-name" | "random" | "reward" | "-reward" | "slug" | "-slug") | ("hp" | "-hp" | "name" | "-name" | "random" | "reward" | "-reward" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListGesturesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only gestures of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Minimum: position in the game's menu. */
            menu_order_min?: number;
            /** @description Maximum: position in the game's menu. */
            menu_order_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("menu_order" | "-menu_order" | "name" | "-name" | "random" | "slug" | "-slug") | ("menu_order" | "-menu_order" | "name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListItemsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only items of this family. */
            family?: ("arcane_tool" | "consumable" | "key_item" | "multiplayer") | ("arcane_tool" | "consumable" | "key_item" | "multiplayer")[];
            /** @description Only items of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only items that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only items of this group inside their family. */
            subcategory?: string;
            /** @description Only items that this boss, enemy or NPC drops. */
            dropped_by?: string | string[];
            /** @description Minimum: the lowest price in blood echoes. */
            price_min?: number;
            /** @description Maximum: the lowest price in blood echoes. */
            price_max?: number;
            /** @description Minimum: blood echoes gained by selling it. */
            sell_price_min?: number;
            /** @description Maximum: blood echoes gained by selling it. */
            sell_price_max?: number;
            /** @description Minimum: blood echoes gained by using it. */
            currency_value_min?: number;
            /** @description Maximum: blood echoes gained by using it. */
            currency_value_max?: number;
            /** @description Minimum: quicksilver bullets per use. */
            bullet_cost_min?: number;
            /** @description Maximum: quicksilver bullets per use. */
            bullet_cost_max?: number;
            /** @description Minimum: how many can be carried. */
            max_held_min?: number;
            /** @description Maximum: how many can be carried. */
            max_held_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("bullet_cost" | "-bullet_cost" | "currency_value" | "-currency_value" | "max_held" | "-max_held" | "name" | "-name" | "price" | "-price" | "random" | "sell_price" | "-sell_price" | "slug" | "-slug") | ("bullet_cost" | "-bullet_cost" | "currency_value" | "-currency_value" | "max_held" | "-max_held" | "name" | "-name" | "price" | "-price" | "random" | "sell_price" | "-sell_price" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListLampsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only lamps of this headstone. */
            headstone?: ("chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam") | ("chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam")[];
            /** @description Only lamps that a beaten boss leaves (`true`), or only the others (`false`). */
            is_boss_lamp?: boolean;
            /** @description Only lamps of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only lamps of this location. */
            location_slug?: string | string[];
            /** @description Minimum: position among the lamps of the location. */
            sort_order_min?: number;
            /** @description Maximum: position among the lamps of the location. */
            sort_order_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug" | "sort_order" | "-sort_order") | ("name" | "-name" | "random" | "slug" | "-slug" | "sort_order" | "-sort_order")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListLevelCostsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListLocationsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only locations of this headstone. */
            headstone?: ("chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam") | ("chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam")[];
            /** @description Only locations of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only parts of this location. */
            parent_slug?: string | string[];
            /** @description Only locations of this region. */
            region?: string;
            /** @description Only locations that are open in this phase of the night. */
            time_of_day?: ("blood_moon" | "day" | "evening" | "night") | ("blood_moon" | "day" | "evening" | "night")[];
            /** @description Minimum: insight that can be gained there. */
            insight_total_min?: number;
            /** @description Maximum: insight that can be gained there. */
            insight_total_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("insight_total" | "-insight_total" | "name" | "-name" | "random" | "slug" | "-slug") | ("insight_total" | "-insight_total" | "name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneLookUpRecordsQuery: {
            /**
             * @description Name of one of the game's tables. Required with `id`.
             * @enum {string}
             */
            table?: "AtkParam_Pc" | "EquipParamGoods" | "EquipParamProtector" | "EquipParamWeapon" | "EventFlag" | "GemGenParam" | "ItemLotParam" | "NpcParam" | "ReturnPointParam";
            /** @description Ids in that table: 1 to 100, separated by commas. Required with `table`. */
            id?: number | number[];
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListMerchantsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only merchants that accept this currency. */
            currency?: ("blood_echoes" | "insight") | ("blood_echoes" | "insight")[];
            /** @description Only merchants of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only merchants at this location. */
            location_slug?: string | string[];
            /** @description Only shops of this NPC. */
            npc_slug?: string | string[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListNpcsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only NPCs of this part of the game. */
            campaign?: ("chalice_dungeon" | "main_story" | "the_old_hunters") | ("chalice_dungeon" | "main_story" | "the_old_hunters")[];
            /** @description Only NPCs that are always, never or sometimes hostile. */
            hostility?: ("always" | "conditional" | "never") | ("always" | "conditional" | "never")[];
            /** @description Only NPCs of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only NPCs that attack on sight (`true`) or do not (`false`). */
            is_hostile?: boolean;
            /** @description Only NPCs first met at this location. */
            location_slug?: string | string[];
            /** @description Only NPCs that can be met in this phase of the night. */
            time_of_day?: ("blood_moon" | "day" | "evening" | "night") | ("blood_moon" | "day" | "evening" | "night")[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneReadProgressQuery: {
            /** @description What the player has done, holds and has reached, separated by commas, in any order. Nothing by default. */
            have?: string | string[];
            /**
             * @description How much is shown about what is not open yet.
             * @enum {string}
             */
            spoilers?: "all" | "mild" | "none";
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneFindRouteQuery: {
            /** @description Slug of the location where it begins. */
            from: string;
            /** @description Slug of the location where it ends. */
            to: string;
            /** @description What the player has done, holds and has reached, separated by commas, in any order. Nothing by default. */
            have?: string | string[];
            /**
             * @description How much is shown about what is not open yet.
             * @enum {string}
             */
            spoilers?: "all" | "mild" | "none";
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneGetQualityQuery: {
            /**
             * @description Return only this kind of data.
             * @enum {string}
             */
            kind?: "armor" | "armor_set" | "blood_gem" | "blood_gem_family" | "blood_gem_shape" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "insight_change" | "insight_threshold" | "item" | "lamp" | "level_cost" | "location" | "location_connection" | "merchant" | "npc" | "rune" | "stat_curve" | "trophy" | "weapon" | "weapon_level" | "weapon_move";
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListRunesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only runes of this kind. */
            kind?: ("caryll" | "oath") | ("caryll" | "oath")[];
            /** @description Only runes of this covenant. */
            covenant_slug?: string | string[];
            /** @description Only runes of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only runes that this boss, enemy or NPC drops. */
            dropped_by?: string | string[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneSearchRecordsQuery: {
            /** @description Search text: 2 to 100 characters after trimming, or one of Han, kana or Hangul. There are no special characters. */
            q: string;
            /** @description Kinds of records to include; all by default. */
            kind?: ("armor" | "armor_set" | "blood_gem" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "item" | "lamp" | "location" | "merchant" | "npc" | "rune" | "trophy" | "weapon") | ("armor" | "armor_set" | "blood_gem" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "item" | "lamp" | "location" | "merchant" | "npc" | "rune" | "trophy" | "weapon")[];
            /** @description Which page, from 1. */
            page?: number;
            /** @description Rows on a page. */
            page_size?: number;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneSuggestNamesQuery: {
            /** @description Text typed so far: 1 to 50 characters after trimming. There are no special characters. */
            q: string;
            /** @description Kinds of records to include; all by default. */
            kind?: ("armor" | "armor_set" | "blood_gem" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "item" | "lamp" | "location" | "merchant" | "npc" | "rune" | "trophy" | "weapon") | ("armor" | "armor_set" | "blood_gem" | "boss" | "chalice_dungeon" | "class" | "covenant" | "ending" | "enemy" | "gesture" | "item" | "lamp" | "location" | "merchant" | "npc" | "rune" | "trophy" | "weapon")[];
            /** @description Maximum number of names, from 1 to 10. */
            limit?: number;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListTrophiesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only trophies of this grade. */
            grade?: ("bronze" | "gold" | "platinum" | "silver") | ("bronze" | "gold" | "platinum" | "silver")[];
            /** @description Only trophies of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only trophies whose grade is certain (`true`), or only the others (`false`). */
            is_grade_certain?: boolean;
            /** @description Only trophies of this kind. */
            kind?: ("boss" | "collection" | "completion" | "ending" | "place" | "progress") | ("boss" | "collection" | "completion" | "ending" | "place" | "progress")[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        BloodborneListWeaponsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only weapons of this kind. */
            category?: ("firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon") | ("firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon")[];
            /** @description Only weapons of this hand. */
            hand?: ("left" | "right") | ("left" | "right")[];
            /** @description Only weapons of The Old Hunters (`true`), or only the others (`false`). */
            is_dlc?: boolean;
            /** @description Only weapons that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only weapons that this boss, enemy or NPC drops. */
            dropped_by?: string | string[];
            /** @description Only weapons with this tag, e.g. `serrated`. */
            tags?: string;
            /**
             * @description Only weapons that scale with strength at least with this letter at +0.
             * @enum {string}
             */
            scaling_strength_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with skill at least with this letter at +0.
             * @enum {string}
             */
            scaling_skill_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with blood tinge at least with this letter at +0.
             * @enum {string}
             */
            scaling_blood_tinge_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with arcane at least with this letter at +0.
             * @enum {string}
             */
            scaling_arcane_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with strength at least with this letter at their highest level.
             * @enum {string}
             */
            at_max_scaling_strength_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with skill at least with this letter at their highest level.
             * @enum {string}
             */
            at_max_scaling_skill_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with blood tinge at least with this letter at their highest level.
             * @enum {string}
             */
            at_max_scaling_blood_tinge_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with arcane at least with this letter at their highest level.
             * @enum {string}
             */
            at_max_scaling_arcane_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /** @description Minimum: physical attack rating at +0. */
            attack_physical_min?: number;
            /** @description Maximum: physical attack rating at +0. */
            attack_physical_max?: number;
            /** @description Minimum: physical attack rating at the highest level. */
            at_max_attack_physical_min?: number;
            /** @description Maximum: physical attack rating at the highest level. */
            at_max_attack_physical_max?: number;
            /** @description Minimum: blood attack rating at +0. */
            attack_blood_min?: number;
            /** @description Maximum: blood attack rating at +0. */
            attack_blood_max?: number;
            /** @description Minimum: blood attack rating at the highest level. */
            at_max_attack_blood_min?: number;
            /** @description Maximum: blood attack rating at the highest level. */
            at_max_attack_blood_max?: number;
            /** @description Minimum: arcane attack rating at +0. */
            attack_arcane_min?: number;
            /** @description Maximum: arcane attack rating at +0. */
            attack_arcane_max?: number;
            /** @description Minimum: arcane attack rating at the highest level. */
            at_max_attack_arcane_min?: number;
            /** @description Maximum: arcane attack rating at the highest level. */
            at_max_attack_arcane_max?: number;
            /** @description Minimum: fire attack rating at +0. */
            attack_fire_min?: number;
            /** @description Maximum: fire attack rating at +0. */
            attack_fire_max?: number;
            /** @description Minimum: fire attack rating at the highest level. */
            at_max_attack_fire_min?: number;
            /** @description Maximum: fire attack rating at the highest level. */
            at_max_attack_fire_max?: number;
            /** @description Minimum: bolt attack rating at +0. */
            attack_bolt_min?: number;
            /** @description Maximum: bolt attack rating at +0. */
            attack_bolt_max?: number;
            /** @description Minimum: bolt attack rating at the highest level. */
            at_max_attack_bolt_min?: number;
            /** @description Maximum: bolt attack rating at the highest level. */
            at_max_attack_bolt_max?: number;
            /** @description Minimum: strength needed. */
            requirements_strength_min?: number;
            /** @description Maximum: strength needed. */
            requirements_strength_max?: number;
            /** @description Minimum: scaling with strength at +0. */
            scaling_value_strength_min?: number;
            /** @description Maximum: scaling with strength at +0. */
            scaling_value_strength_max?: number;
            /** @description Minimum: scaling with strength at the highest level. */
            at_max_scaling_value_strength_min?: number;
            /** @description Maximum: scaling with strength at the highest level. */
            at_max_scaling_value_strength_max?: number;
            /** @description Minimum: skill needed. */
            requirements_skill_min?: number;
            /** @description Maximum: skill needed. */
            requirements_skill_max?: number;
            /** @description Minimum: scaling with skill at +0. */
            scaling_value_skill_min?: number;
            /** @description Maximum: scaling with skill at +0. */
            scaling_value_skill_max?: number;
            /** @description Minimum: scaling with skill at the highest level. */
            at_max_scaling_value_skill_min?: number;
            /** @description Maximum: scaling with skill at the highest level. */
            at_max_scaling_value_skill_max?: number;
            /** @description Minimum: bloodtinge needed. */
            requirements_blood_tinge_min?: number;
            /** @description Maximum: bloodtinge needed. */
            requirements_blood_tinge_max?: number;
            /** @description Minimum: scaling with bloodtinge at +0. */
            scaling_value_blood_tinge_min?: number;
            /** @description Maximum: scaling with bloodtinge at +0. */
            scaling_value_blood_tinge_max?: number;
            /** @description Minimum: scaling with bloodtinge at the highest level. */
            at_max_scaling_value_blood_tinge_min?: number;
            /** @description Maximum: scaling with bloodtinge at the highest level. */
            at_max_scaling_value_blood_tinge_max?: number;
            /** @description Minimum: arcane needed. */
            requirements_arcane_min?: number;
            /** @description Maximum: arcane needed. */
            requirements_arcane_max?: number;
            /** @description Minimum: scaling with arcane at +0. */
            scaling_value_arcane_min?: number;
            /** @description Maximum: scaling with arcane at +0. */
            scaling_value_arcane_max?: number;
            /** @description Minimum: scaling with arcane at the highest level. */
            at_max_scaling_value_arcane_min?: number;
            /** @description Maximum: scaling with arcane at the highest level. */
            at_max_scaling_value_arcane_max?: number;
            /** @description Minimum: durability. */
            durability_min?: number;
            /** @description Maximum: durability. */
            durability_max?: number;
            /** @description Minimum: rally at +0. */
            rally_min?: number;
            /** @description Maximum: rally at +0. */
            rally_max?: number;
            /** @description Minimum: the lowest price in blood echoes. */
            price_min?: number;
            /** @description Maximum: the lowest price in blood echoes. */
            price_max?: number;
            /** @description Minimum: blood echoes gained by selling it. */
            sell_price_min?: number;
            /** @description Maximum: blood echoes gained by selling it. */
            sell_price_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("at_max_attack_arcane" | "-at_max_attack_arcane" | "at_max_attack_blood" | "-at_max_attack_blood" | "at_max_attack_bolt" | "-at_max_attack_bolt" | "at_max_attack_fire" | "-at_max_attack_fire" | "at_max_attack_physical" | "-at_max_attack_physical" | "at_max_scaling_value_arcane" | "-at_max_scaling_value_arcane" | "at_max_scaling_value_blood_tinge" | "-at_max_scaling_value_blood_tinge" | "at_max_scaling_value_skill" | "-at_max_scaling_value_skill" | "at_max_scaling_value_strength" | "-at_max_scaling_value_strength" | "attack_arcane" | "-attack_arcane" | "attack_blood" | "-attack_blood" | "attack_bolt" | "-attack_bolt" | "attack_fire" | "-attack_fire" | "attack_physical" | "-attack_physical" | "durability" | "-durability" | "name" | "-name" | "price" | "-price" | "rally" | "-rally" | "random" | "requirements_arcane" | "-requirements_arcane" | "requirements_blood_tinge" | "-requirements_blood_tinge" | "requirements_skill" | "-requirements_skill" | "requirements_strength" | "-requirements_strength" | "scaling_value_arcane" | "-scaling_value_arcane" | "scaling_value_blood_tinge" | "-scaling_value_blood_tinge" | "scaling_value_skill" | "-scaling_value_skill" | "scaling_value_strength" | "-scaling_value_strength" | "sell_price" | "-sell_price" | "slug" | "-slug") | ("at_max_attack_arcane" | "-at_max_attack_arcane" | "at_max_attack_blood" | "-at_max_attack_blood" | "at_max_attack_bolt" | "-at_max_attack_bolt" | "at_max_attack_fire" | "-at_max_attack_fire" | "at_max_attack_physical" | "-at_max_attack_physical" | "at_max_scaling_value_arcane" | "-at_max_scaling_value_arcane" | "at_max_scaling_value_blood_tinge" | "-at_max_scaling_value_blood_tinge" | "at_max_scaling_value_skill" | "-at_max_scaling_value_skill" | "at_max_scaling_value_strength" | "-at_max_scaling_value_strength" | "attack_arcane" | "-attack_arcane" | "attack_blood" | "-attack_blood" | "attack_bolt" | "-attack_bolt" | "attack_fire" | "-attack_fire" | "attack_physical" | "-attack_physical" | "durability" | "-durability" | "name" | "-name" | "price" | "-price" | "rally" | "-rally" | "random" | "requirements_arcane" | "-requirements_arcane" | "requirements_blood_tinge" | "-requirements_blood_tinge" | "requirements_skill" | "-requirements_skill" | "requirements_strength" | "-requirements_strength" | "scaling_value_arcane" | "-scaling_value_arcane" | "scaling_value_blood_tinge" | "-scaling_value_blood_tinge" | "scaling_value_skill" | "-scaling_value_skill" | "scaling_value_strength" | "-scaling_value_strength" | "sell_price" | "-sell_price" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListArmorSetsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only armor sets with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListArmorQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only armor with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only armor with this `slot`. */
            slot?: ("chest" | "hands" | "head" | "legs") | ("chest" | "hands" | "head" | "legs")[];
            /** @description Only armor with this `set_slug`. */
            set_slug?: string | string[];
            /** @description Only armor with this `altered_from_slug`. */
            altered_from_slug?: string | string[];
            /** @description Only armor pieces that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only armor pieces that this boss, enemy or person drops. */
            dropped_by?: string | string[];
            /** @description Minimum: weight. */
            weight_min?: number;
            /** @description Maximum: weight. */
            weight_max?: number;
            /** @description Minimum: poise. */
            poise_min?: number;
            /** @description Maximum: poise. */
            poise_max?: number;
            /** @description Minimum: negation against physical damage, in percent. */
            negation_physical_min?: number;
            /** @description Maximum: negation against physical damage, in percent. */
            negation_physical_max?: number;
            /** @description Minimum: negation against strike damage, in percent. */
            negation_strike_min?: number;
            /** @description Maximum: negation against strike damage, in percent. */
            negation_strike_max?: number;
            /** @description Minimum: negation against slash damage, in percent. */
            negation_slash_min?: number;
            /** @description Maximum: negation against slash damage, in percent. */
            negation_slash_max?: number;
            /** @description Minimum: negation against pierce damage, in percent. */
            negation_pierce_min?: number;
            /** @description Maximum: negation against pierce damage, in percent. */
            negation_pierce_max?: number;
            /** @description Minimum: negation against magic damage, in percent. */
            negation_magic_min?: number;
            /** @description Maximum: negation against magic damage, in percent. */
            negation_magic_max?: number;
            /** @description Minimum: negation against fire damage, in percent. */
            negation_fire_min?: number;
            /** @description Maximum: negation against fire damage, in percent. */
            negation_fire_max?: number;
            /** @description Minimum: negation against lightning damage, in percent. */
            negation_lightning_min?: number;
            /** @description Maximum: negation against lightning damage, in percent. */
            negation_lightning_max?: number;
            /** @description Minimum: negation against holy damage, in percent. */
            negation_holy_min?: number;
            /** @description Maximum: negation against holy damage, in percent. */
            negation_holy_max?: number;
            /** @description Minimum: immunity resistance. */
            resistance_immunity_min?: number;
            /** @description Maximum: immunity resistance. */
            resistance_immunity_max?: number;
            /** @description Minimum: robustness resistance. */
            resistance_robustness_min?: number;
            /** @description Maximum: robustness resistance. */
            resistance_robustness_max?: number;
            /** @description Minimum: focus resistance. */
            resistance_focus_min?: number;
            /** @description Maximum: focus resistance. */
            resistance_focus_max?: number;
            /** @description Minimum: vitality resistance. */
            resistance_vitality_min?: number;
            /** @description Maximum: vitality resistance. */
            resistance_vitality_max?: number;
            /** @description Minimum: runes gained by selling it. */
            sell_price_min?: number;
            /** @description Maximum: runes gained by selling it. */
            sell_price_max?: number;
            /** @description Minimum: the lowest price in runes. */
            price_min?: number;
            /** @description Maximum: the lowest price in runes. */
            price_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "negation_fire" | "-negation_fire" | "negation_holy" | "-negation_holy" | "negation_lightning" | "-negation_lightning" | "negation_magic" | "-negation_magic" | "negation_physical" | "-negation_physical" | "negation_pierce" | "-negation_pierce" | "negation_slash" | "-negation_slash" | "negation_strike" | "-negation_strike" | "poise" | "-poise" | "price" | "-price" | "random" | "resistance_focus" | "-resistance_focus" | "resistance_immunity" | "-resistance_immunity" | "resistance_robustness" | "-resistance_robustness" | "resistance_vitality" | "-resistance_vitality" | "sell_price" | "-sell_price" | "slug" | "-slug" | "weight" | "-weight") | ("name" | "-name" | "negation_fire" | "-negation_fire" | "negation_holy" | "-negation_holy" | "negation_lightning" | "-negation_lightning" | "negation_magic" | "-negation_magic" | "negation_physical" | "-negation_physical" | "negation_pierce" | "-negation_pierce" | "negation_slash" | "-negation_slash" | "negation_strike" | "-negation_strike" | "poise" | "-poise" | "price" | "-price" | "random" | "resistance_focus" | "-resistance_focus" | "resistance_immunity" | "-resistance_immunity" | "resistance_robustness" | "-resistance_robustness" | "resistance_vitality" | "-resistance_vitality" | "sell_price" | "-sell_price" | "slug" | "-slug" | "weight" | "-weight")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListAshesOfWarQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only ashes of war with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only ashes of war with this `skill_slug`. */
            skill_slug?: string | string[];
            /** @description Only ashes of war with this `affinity`. */
            affinity?: ("blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard") | ("blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard")[];
            /** @description Only ashes of war that can be applied to weapons of this category. */
            fits?: ("arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip") | ("arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip")[];
            /** @description Only ashes of war that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only ashes of war that this boss, enemy or person drops. */
            dropped_by?: string | string[];
            /** @description Minimum: the lowest price in runes. */
            price_min?: number;
            /** @description Maximum: the lowest price in runes. */
            price_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "price" | "-price" | "random" | "slug" | "-slug") | ("name" | "-name" | "price" | "-price" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListBossesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only bosses with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only bosses with this value of `is_optional`. */
            is_optional?: boolean;
            /** @description Only bosses with this value of `is_required`. */
            is_required?: boolean;
            /** @description Only bosses with this `location_slug`. */
            location_slug?: string | string[];
            /** @description Only bosses with this `rest_point_slug`. */
            rest_point_slug?: string | string[];
            /** @description Only bosses that drop this record, of any kind. */
            drops?: string | string[];
            /** @description Only bosses that are immune to this in every form but helpers. */
            immune_to?: ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep" | "stagger") | ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep" | "stagger")[];
            /** @description Only bosses that are weak to this in at least one form. */
            weak_to?: ("fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike") | ("fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike")[];
            /** @description Minimum: runes on the first playthrough. */
            reward_min?: number;
            /** @description Maximum: runes on the first playthrough. */
            reward_max?: number;
            /** @description Minimum: hit points of the first form. */
            hp_min?: number;
            /** @description Maximum: hit points of the first form. */
            hp_max?: number;
            /** @description Minimum: hit points of the first form on the second playthrough. */
            new_game_plus_hp_min?: number;
            /** @description Maximum: hit points of the first form on the second playthrough. */
            new_game_plus_hp_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("hp" | "-hp" | "name" | "-name" | "new_game_plus_hp" | "-new_game_plus_hp" | "random" | "reward" | "-reward" | "slug" | "-slug") | ("hp" | "-hp" | "name" | "-name" | "new_game_plus_hp" | "-new_game_plus_hp" | "random" | "reward" | "-reward" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingCalculateAttackRatingQuery: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /**
             * @description Its affinity. Defaults to `standard`, or to `unique` if it takes no other.
             * @enum {string}
             */
            affinity?: "blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique";
            /** @description Upgrade level of the weapon: a number, or `max`. Levels above its maximum are rejected. */
            level?: number | string;
            /** @description Slug of the class whose stats count where none is given. */
            class_slug?: string;
            /** @description Strength. Defaults to that of `class_slug`, or to the lowest of any class. */
            strength?: number;
            /** @description Dexterity. Defaults to that of `class_slug`, or to the lowest of any class. */
            dexterity?: number;
            /** @description Intelligence. Defaults to that of `class_slug`, or to the lowest of any class. */
            intelligence?: number;
            /** @description Faith. Defaults to that of `class_slug`, or to the lowest of any class. */
            faith?: number;
            /** @description Arcane. Defaults to that of `class_slug`, or to the lowest of any class. */
            arcane?: number;
            /** @description Whether the weapon is two-handed, which multiplies strength by 1.5. Paired weapons gain nothing; bows and ballistae are always two-handed. */
            two_handed?: boolean;
            /** @description Calculates as if all requirements were met: a requirement that is not takes no attack. They are listed all the same. */
            ignore_requirements?: boolean;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingCalculateDamageQuery: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /**
             * @description Its affinity. Defaults to `standard`, or to `unique` if it takes no other.
             * @enum {string}
             */
            affinity?: "blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique";
            /** @description Upgrade level of the weapon: a number, or `max`. Levels above its maximum are rejected. */
            level?: number | string;
            /** @description Slug of the class whose stats count where none is given. */
            class_slug?: string;
            /** @description Strength. Defaults to that of `class_slug`, or to the lowest of any class. */
            strength?: number;
            /** @description Dexterity. Defaults to that of `class_slug`, or to the lowest of any class. */
            dexterity?: number;
            /** @description Intelligence. Defaults to that of `class_slug`, or to the lowest of any class. */
            intelligence?: number;
            /** @description Faith. Defaults to that of `class_slug`, or to the lowest of any class. */
            faith?: number;
            /** @description Arcane. Defaults to that of `class_slug`, or to the lowest of any class. */
            arcane?: number;
            /** @description Whether the weapon is two-handed, which multiplies strength by 1.5. Paired weapons gain nothing; bows and ballistae are always two-handed. */
            two_handed?: boolean;
            /** @description Calculates as if all requirements were met: a requirement that is not takes no attack. They are listed all the same. */
            ignore_requirements?: boolean;
            /** @description Slug of the boss. Either `boss_slug` or `enemy_slug` is required. */
            boss_slug?: string;
            /** @description Slug of the enemy, instead of a boss. */
            enemy_slug?: string;
            /**
             * @description Kind of physical damage of the hit, which depends on the attack.
             * @enum {string}
             */
            physical_damage?: "physical" | "pierce" | "slash" | "strike";
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingCalculateLevelQuery: {
            /** @description Slug of the class. Required for target stats; it also determines the level to start from. */
            class_slug?: string;
            /** @description The level to start from. Defaults to the starting level of the class. */
            from?: number;
            /** @description The level to reach. Cannot be combined with target stats. */
            to?: number;
            /** @description Target for vigor. */
            vigor?: number;
            /** @description Target for mind. */
            mind?: number;
            /** @description Target for endurance. */
            endurance?: number;
            /** @description Target for strength. */
            strength?: number;
            /** @description Target for dexterity. */
            dexterity?: number;
            /** @description Target for intelligence. */
            intelligence?: number;
            /** @description Target for faith. */
            faith?: number;
            /** @description Target for arcane. */
            arcane?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingCalculateUpgradeQuery: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description The upgrade to start from. */
            from?: number;
            /** @description The upgrade to reach. Defaults to the maximum of the weapon. */
            to?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingCalculateArmorQuery: {
            /**
             * @description The value to maximize.
             * @enum {string}
             */
            maximize: "negation_fire" | "negation_holy" | "negation_lightning" | "negation_magic" | "negation_physical" | "negation_pierce" | "negation_slash" | "negation_strike" | "poise";
            /** @description Maximum total weight. No limit by default. */
            max_weight?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingCalculateOptimizeQuery: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /**
             * @description Its affinity. Without it, `standard`, or `unique` where it takes no other.
             * @enum {string}
             */
            affinity?: "blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique";
            /** @description Upgrade level of the weapon: a number, or `max`. Levels above its maximum are rejected. */
            level?: number | string;
            /** @description Whether it is held in both hands, which raises strength by half. Paired weapons gain nothing; bows and ballistae are always held so. */
            two_handed?: boolean;
            /** @description Points to spend. */
            points: number;
            /** @description Slug of the class whose stats are the start. Points then pay for the requirements of the weapon, too. */
            class_slug?: string;
            /** @description Stats before any point is spent, e.g. `strength:14,dexterity:12`. A stat that is not given starts at that of the class; without a class at what the weapon requires, and at least at the lowest value of any class. */
            min?: string | string[];
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingCalculateAttackRatingsQuery: {
            /** @description Slug of the class whose stats count where none is given. */
            class_slug?: string;
            /** @description Level of the weapons: a number, or `max`. A weapon with fewer levels counts at its highest. */
            level?: number | string;
            /** @description Whether the weapons are two-handed, which multiplies strength by 1.5. Bows and ballistae always are. */
            two_handed?: boolean;
            /** @description Strength. Defaults to that of `class_slug`, or to the lowest of any class. */
            strength?: number;
            /** @description Dexterity. Defaults to that of `class_slug`, or to the lowest of any class. */
            dexterity?: number;
            /** @description Intelligence. Defaults to that of `class_slug`, or to the lowest of any class. */
            intelligence?: number;
            /** @description Faith. Defaults to that of `class_slug`, or to the lowest of any class. */
            faith?: number;
            /** @description Arcane. Defaults to that of `class_slug`, or to the lowest of any class. */
            arcane?: number;
            /** @description Only weapons of these kinds. */
            category?: ("arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip") | ("arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip")[];
            /** @description Only these affinities. */
            affinity?: ("blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique") | ("blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique")[];
            /** @description Only weapons that come with this skill. */
            skill_slug?: string;
            /** @description Only weapons that build up one of these status effects. */
            status?: ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep") | ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep")[];
            /** @description Only weapons whose requirements the stats meet, or do not meet. */
            meets_requirements?: boolean;
            /** @description Only weapons of the expansion, or of the base game. */
            is_dlc?: boolean;
            /** @description Only these weapons. */
            slugs?: string | string[];
            /**
             * @description Order of the list.
             * @enum {string}
             */
            sort?: "by_type_fire" | "-by_type_fire" | "by_type_holy" | "-by_type_holy" | "by_type_lightning" | "-by_type_lightning" | "by_type_magic" | "-by_type_magic" | "by_type_physical" | "-by_type_physical" | "name" | "-name" | "scaling_value_arcane" | "-scaling_value_arcane" | "scaling_value_dexterity" | "-scaling_value_dexterity" | "scaling_value_faith" | "-scaling_value_faith" | "scaling_value_intelligence" | "-scaling_value_intelligence" | "scaling_value_strength" | "-scaling_value_strength" | "status_bleed" | "-status_bleed" | "status_death_blight" | "-status_death_blight" | "status_frost" | "-status_frost" | "status_madness" | "-status_madness" | "status_poison" | "-status_poison" | "status_scarlet_rot" | "-status_scarlet_rot" | "status_sleep" | "-status_sleep" | "total" | "-total";
            /** @description Which page, from 1. */
            page?: number;
            /** @description Rows on a page. */
            page_size?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListClassesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Minimum: level. */
            level_min?: number;
            /** @description Maximum: level. */
            level_max?: number;
            /** @description Minimum: vigor. */
            stats_vigor_min?: number;
            /** @description Maximum: vigor. */
            stats_vigor_max?: number;
            /** @description Minimum: mind. */
            stats_mind_min?: number;
            /** @description Maximum: mind. */
            stats_mind_max?: number;
            /** @description Minimum: endurance. */
            stats_endurance_min?: number;
            /** @description Maximum: endurance. */
            stats_endurance_max?: number;
            /** @description Minimum: strength. */
            stats_strength_min?: number;
            /** @description Maximum: strength. */
            stats_strength_max?: number;
            /** @description Minimum: dexterity. */
            stats_dexterity_min?: number;
            /** @description Maximum: dexterity. */
            stats_dexterity_max?: number;
            /** @description Minimum: intelligence. */
            stats_intelligence_min?: number;
            /** @description Maximum: intelligence. */
            stats_intelligence_max?: number;
            /** @description Minimum: faith. */
            stats_faith_min?: number;
            /** @description Maximum: faith. */
            stats_faith_max?: number;
            /** @description Minimum: arcane. */
            stats_arcane_min?: number;
            /** @description Maximum: arcane. */
            stats_arcane_max?: number;
            /** @description Minimum: runes at the start. */
            starting_currency_min?: number;
            /** @description Maximum: runes at the start. */
            starting_currency_max?: number;
            /** @description Minimum: position in the menu, from 0. */
            sort_order_min?: number;
            /** @description Maximum: position in the menu, from 0. */
            sort_order_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("level" | "-level" | "name" | "-name" | "random" | "slug" | "-slug" | "sort_order" | "-sort_order" | "starting_currency" | "-starting_currency" | "stats_arcane" | "-stats_arcane" | "stats_dexterity" | "-stats_dexterity" | "stats_endurance" | "-stats_endurance" | "stats_faith" | "-stats_faith" | "stats_intelligence" | "-stats_intelligence" | "stats_mind" | "-stats_mind" | "stats_strength" | "-stats_strength" | "stats_vigor" | "-stats_vigor") | ("level" | "-level" | "name" | "-name" | "random" | "slug" | "-slug" | "sort_order" | "-sort_order" | "starting_currency" | "-starting_currency" | "stats_arcane" | "-stats_arcane" | "stats_dexterity" | "-stats_dexterity" | "stats_endurance" | "-stats_endurance" | "stats_faith" | "-stats_faith" | "stats_intelligence" | "-stats_intelligence" | "stats_mind" | "-stats_mind" | "stats_strength" | "-stats_strength" | "stats_vigor" | "-stats_vigor")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingCompareRecordsQuery: {
            /**
             * @description The list that they belong to.
             * @enum {string}
             */
            kind: "armor" | "ash_of_war" | "boss" | "class" | "enemy" | "gesture" | "item" | "skill" | "spell" | "spirit_ash" | "talisman" | "weapon";
            /** @description The records: 2 to 100 slugs, separated by commas. */
            slugs: string | string[];
            /**
             * @description For weapons: the affinity. Defaults to `standard`, or to `unique` for weapons that take no other affinity.
             * @enum {string}
             */
            affinity?: "blood" | "cold" | "fire" | "flame_art" | "heavy" | "keen" | "lightning" | "magic" | "occult" | "poison" | "quality" | "sacred" | "standard" | "unique";
            /** @description For weapons: their level, or `max` for the highest of each; or one for each of `slugs`, in their order, e.g. `25,10`. 0 by default. */
            level?: (number | string) | (number | string)[];
            /** @description For weapons: whether they are held in both hands; false by default. */
            two_handed?: boolean;
            /** @description For weapons: slug of the class whose stats count where none is given. */
            class_slug?: string;
            /** @description For weapons: strength. Defaults to that of `class_slug`, or to the lowest of any class. */
            strength?: number;
            /** @description For weapons: dexterity. Defaults to that of `class_slug`, or to the lowest of any class. */
            dexterity?: number;
            /** @description For weapons: intelligence. Defaults to that of `class_slug`, or to the lowest of any class. */
            intelligence?: number;
            /** @description For weapons: faith. Defaults to that of `class_slug`, or to the lowest of any class. */
            faith?: number;
            /** @description For weapons: arcane. Defaults to that of `class_slug`, or to the lowest of any class. */
            arcane?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListElementScalingsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListEndingsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only endings with this `final_boss_slug`. */
            final_boss_slug?: string | string[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListEnemiesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only enemies with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only enemies that drop this record, of any kind. */
            drops?: string | string[];
            /** @description Only enemies that are at this location. */
            location_slug?: string | string[];
            /** @description Only enemies that are immune to this in every variant but helpers. */
            immune_to?: ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep" | "stagger") | ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep" | "stagger")[];
            /** @description Only enemies that are weak to this in at least one variant. */
            weak_to?: ("fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike") | ("fire" | "holy" | "lightning" | "magic" | "physical" | "pierce" | "slash" | "strike")[];
            /** @description Minimum: hit points of the variant with the fewest. */
            hp_min?: number;
            /** @description Maximum: hit points of the variant with the fewest. */
            hp_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("hp" | "-hp" | "name" | "-name" | "random" | "slug" | "-slug") | ("hp" | "-hp" | "name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListGesturesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only gestures with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Minimum: its number in the game. */
            menu_order_min?: number;
            /** @description Maximum: its number in the game. */
            menu_order_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("menu_order" | "-menu_order" | "name" | "-name" | "random" | "slug" | "-slug") | ("menu_order" | "-menu_order" | "name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListGracesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only graces with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only graces with this `location_slug`. */
            location_slug?: string | string[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListItemsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only items with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only items with this `family`. */
            family?: ("consumable" | "information" | "key_item" | "material") | ("consumable" | "information" | "key_item" | "material")[];
            /** @description Only items with this `subcategory`. */
            subcategory?: ("crafting_material" | "crystal_tear" | "great_rune" | "regenerative" | "remembrance" | "upgrade_material" | "wondrous_physick") | ("crafting_material" | "crystal_tear" | "great_rune" | "regenerative" | "remembrance" | "upgrade_material" | "wondrous_physick")[];
            /** @description Only items that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only items that this boss, enemy or person drops. */
            dropped_by?: string | string[];
            /** @description Minimum: maximum number held. */
            max_held_min?: number;
            /** @description Maximum: maximum number held. */
            max_held_max?: number;
            /** @description Minimum: maximum number stored. */
            max_stored_min?: number;
            /** @description Maximum: maximum number stored. */
            max_stored_max?: number;
            /** @description Minimum: runes gained by selling it. */
            sell_price_min?: number;
            /** @description Maximum: runes gained by selling it. */
            sell_price_max?: number;
            /** @description Minimum: FP cost. */
            fp_cost_min?: number;
            /** @description Maximum: FP cost. */
            fp_cost_max?: number;
            /** @description Minimum: HP cost. */
            hp_cost_min?: number;
            /** @description Maximum: HP cost. */
            hp_cost_max?: number;
            /** @description Minimum: the lowest price in runes. */
            price_min?: number;
            /** @description Maximum: the lowest price in runes. */
            price_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("fp_cost" | "-fp_cost" | "hp_cost" | "-hp_cost" | "max_held" | "-max_held" | "max_stored" | "-max_stored" | "name" | "-name" | "price" | "-price" | "random" | "sell_price" | "-sell_price" | "slug" | "-slug") | ("fp_cost" | "-fp_cost" | "hp_cost" | "-hp_cost" | "max_held" | "-max_held" | "max_stored" | "-max_stored" | "name" | "-name" | "price" | "-price" | "random" | "sell_price" | "-sell_price" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListLevelCostsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListLocationsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only locations with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only locations with this `parent_slug`. */
            parent_slug?: string | string[];
            /** @description Only locations of this region. */
            region?: string;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingLookUpRecordsQuery: {
            /**
             * @description Name of one of the game's tables. Required with `id`.
             * @enum {string}
             */
            table?: "BonfireWarpParam" | "CharaInitParam" | "EquipParamAccessory" | "EquipParamGem" | "EquipParamGoods" | "EquipParamProtector" | "EquipParamWeapon" | "EventFlag" | "GameAreaParam" | "GestureParam" | "ItemLotParam_enemy" | "Magic" | "NpcName" | "NpcParam" | "SpEffectParam" | "SwordArtsParam" | "WorldMapPointParam";
            /** @description Ids in that table: 1 to 100, separated by commas. Required with `table`. */
            id?: number | number[];
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListMerchantsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only merchants with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only merchants with this `npc_slug`. */
            npc_slug?: string | string[];
            /** @description Only merchants that accept this currency. */
            currency?: ("dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard") | ("dragon_heart" | "heart_of_bayle" | "lost_ashes_of_war" | "remembrance" | "runes" | "starlight_shard")[];
            /** @description Only merchants that are at this location. */
            location_slug?: string | string[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListNpcsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only npcs with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only npcs with this `location_slug`. */
            location_slug?: string | string[];
            /** @description Only npcs with this `hostility`. */
            hostility?: ("always" | "conditional" | "never") | ("always" | "conditional" | "never")[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingReadProgressQuery: {
            /** @description What the player has done, holds and has reached, separated by commas, in any order. Nothing by default. */
            have?: string | string[];
            /**
             * @description How much is shown about what is not open yet.
             * @enum {string}
             */
            spoilers?: "all" | "mild" | "none";
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingFindRouteQuery: {
            /** @description Slug of the location where it begins. */
            from: string;
            /** @description Slug of the location where it ends. */
            to: string;
            /** @description What the player has done, holds and has reached, separated by commas, in any order. Nothing by default. */
            have?: string | string[];
            /**
             * @description How much is shown about what is not open yet.
             * @enum {string}
             */
            spoilers?: "all" | "mild" | "none";
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingGetQualityQuery: {
            /**
             * @description Return only this kind of data.
             * @enum {string}
             */
            kind?: "armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "level_cost" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon";
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListScalingCurvesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingSearchRecordsQuery: {
            /** @description Search text: 2 to 100 characters after trimming, or one of Han, kana or Hangul. There are no special characters. */
            q: string;
            /** @description Kinds of records to include; all by default. */
            kind?: ("armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon") | ("armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon")[];
            /** @description Which page, from 1. */
            page?: number;
            /** @description Rows on a page. */
            page_size?: number;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingSuggestNamesQuery: {
            /** @description Text typed so far: 1 to 50 characters after trimming. There are no special characters. */
            q: string;
            /** @description Kinds of records to include; all by default. */
            kind?: ("armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon") | ("armor" | "armor_set" | "ash_of_war" | "boss" | "class" | "element_scaling" | "ending" | "enemy" | "gesture" | "grace" | "item" | "location" | "merchant" | "npc" | "scaling_curve" | "skill" | "spell" | "spirit_ash" | "talisman" | "trophy" | "upgrade_path" | "upgrade_type" | "weapon")[];
            /** @description Maximum number of names, from 1 to 10. */
            limit?: number;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListSkillsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only skills with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Minimum: FP cost of the skill itself. */
            fp_cost_min?: number;
            /** @description Maximum: FP cost of the skill itself. */
            fp_cost_max?: number;
            /** @description Minimum: FP cost of a light attack that follows it. */
            fp_cost_light_min?: number;
            /** @description Maximum: FP cost of a light attack that follows it. */
            fp_cost_light_max?: number;
            /** @description Minimum: FP cost of a strong attack that follows it. */
            fp_cost_strong_min?: number;
            /** @description Maximum: FP cost of a strong attack that follows it. */
            fp_cost_strong_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("fp_cost" | "-fp_cost" | "fp_cost_light" | "-fp_cost_light" | "fp_cost_strong" | "-fp_cost_strong" | "name" | "-name" | "random" | "slug" | "-slug") | ("fp_cost" | "-fp_cost" | "fp_cost_light" | "-fp_cost_light" | "fp_cost_strong" | "-fp_cost_strong" | "name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListSpellsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only spells with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only spells with this `school`. */
            school?: ("incantation" | "sorcery") | ("incantation" | "sorcery")[];
            /** @description Only spells that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only spells that this boss, enemy or person drops. */
            dropped_by?: string | string[];
            /** @description Minimum: FP cost of a cast. */
            fp_cost_min?: number;
            /** @description Maximum: FP cost of a cast. */
            fp_cost_max?: number;
            /** @description Minimum: FP cost of each further or charged cast. */
            fp_cost_charged_min?: number;
            /** @description Maximum: FP cost of each further or charged cast. */
            fp_cost_charged_max?: number;
            /** @description Minimum: stamina cost of a cast. */
            stamina_min?: number;
            /** @description Maximum: stamina cost of a cast. */
            stamina_max?: number;
            /** @description Minimum: memory slots. */
            slots_min?: number;
            /** @description Maximum: memory slots. */
            slots_max?: number;
            /** @description Minimum: intelligence needed. */
            requirements_intelligence_min?: number;
            /** @description Maximum: intelligence needed. */
            requirements_intelligence_max?: number;
            /** @description Minimum: faith needed. */
            requirements_faith_min?: number;
            /** @description Maximum: faith needed. */
            requirements_faith_max?: number;
            /** @description Minimum: arcane needed. */
            requirements_arcane_min?: number;
            /** @description Maximum: arcane needed. */
            requirements_arcane_max?: number;
            /** @description Minimum: the lowest price in runes. */
            price_min?: number;
            /** @description Maximum: the lowest price in runes. */
            price_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("fp_cost" | "fp_cost_charged" | "-fp_cost_charged" | "-fp_cost" | "name" | "-name" | "price" | "-price" | "random" | "requirements_arcane" | "-requirements_arcane" | "requirements_faith" | "-requirements_faith" | "requirements_intelligence" | "-requirements_intelligence" | "slots" | "-slots" | "slug" | "-slug" | "stamina" | "-stamina") | ("fp_cost" | "fp_cost_charged" | "-fp_cost_charged" | "-fp_cost" | "name" | "-name" | "price" | "-price" | "random" | "requirements_arcane" | "-requirements_arcane" | "requirements_faith" | "-requirements_faith" | "requirements_intelligence" | "-requirements_intelligence" | "slots" | "-slots" | "slug" | "-slug" | "stamina" | "-stamina")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListSpiritAshesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only spirit ashes with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only spirit ashes with this value of `is_renowned`. */
            is_renowned?: boolean;
            /** @description Only spirit ashes that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only spirit ashes that this boss, enemy or person drops. */
            dropped_by?: string | string[];
            /** @description Minimum: maximum number held. */
            max_held_min?: number;
            /** @description Maximum: maximum number held. */
            max_held_max?: number;
            /** @description Minimum: maximum number stored. */
            max_stored_min?: number;
            /** @description Maximum: maximum number stored. */
            max_stored_max?: number;
            /** @description Minimum: runes for selling it, 0 when it cannot be sold. */
            sell_price_min?: number;
            /** @description Maximum: runes for selling it, 0 when it cannot be sold. */
            sell_price_max?: number;
            /** @description Minimum: FP cost. */
            fp_cost_min?: number;
            /** @description Maximum: FP cost. */
            fp_cost_max?: number;
            /** @description Minimum: HP cost. */
            hp_cost_min?: number;
            /** @description Maximum: HP cost. */
            hp_cost_max?: number;
            /** @description Minimum: the lowest price in runes. */
            price_min?: number;
            /** @description Maximum: the lowest price in runes. */
            price_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("fp_cost" | "-fp_cost" | "hp_cost" | "-hp_cost" | "max_held" | "-max_held" | "max_stored" | "-max_stored" | "name" | "-name" | "price" | "-price" | "random" | "sell_price" | "-sell_price" | "slug" | "-slug") | ("fp_cost" | "-fp_cost" | "hp_cost" | "-hp_cost" | "max_held" | "-max_held" | "max_stored" | "-max_stored" | "name" | "-name" | "price" | "-price" | "random" | "sell_price" | "-sell_price" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListTalismansQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only talismans with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only talismans that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only talismans that this boss, enemy or person drops. */
            dropped_by?: string | string[];
            /** @description Only talismans that cannot be worn together with this one. */
            conflicts_with?: string | string[];
            /** @description Minimum: weight. */
            weight_min?: number;
            /** @description Maximum: weight. */
            weight_max?: number;
            /** @description Minimum: upgrade number in its name, e.g. 2 for +2. */
            level_min?: number;
            /** @description Maximum: upgrade number in its name, e.g. 2 for +2. */
            level_max?: number;
            /** @description Minimum: runes gained by selling it. */
            sell_price_min?: number;
            /** @description Maximum: runes gained by selling it. */
            sell_price_max?: number;
            /** @description Minimum: the lowest price in runes. */
            price_min?: number;
            /** @description Maximum: the lowest price in runes. */
            price_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("level" | "-level" | "name" | "-name" | "price" | "-price" | "random" | "sell_price" | "-sell_price" | "slug" | "-slug" | "weight" | "-weight") | ("level" | "-level" | "name" | "-name" | "price" | "-price" | "random" | "sell_price" | "-sell_price" | "slug" | "-slug" | "weight" | "-weight")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListTrophiesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only trophies with this `kind`. */
            kind?: ("boss" | "collection" | "completion" | "ending" | "progress") | ("boss" | "collection" | "completion" | "ending" | "progress")[];
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListUpgradePathsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListUpgradeTypesQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("name" | "-name" | "random" | "slug" | "-slug") | ("name" | "-name" | "random" | "slug" | "-slug")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
        EldenRingListWeaponsQuery: {
            /** @description Page number, starting at 1. */
            page?: number;
            /** @description Rows per page. */
            page_size?: number;
            /** @description Only weapons with this value of `is_dlc`. */
            is_dlc?: boolean;
            /** @description Only weapons with this `category`. */
            category?: ("arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip") | ("arrow" | "axe" | "backhand_blade" | "ballista" | "ballista_bolt" | "beast_claw" | "bolt" | "bow" | "claw" | "colossal_sword" | "colossal_weapon" | "crossbow" | "curved_greatsword" | "curved_sword" | "dagger" | "fist" | "flail" | "glintstone_staff" | "great_hammer" | "great_katana" | "great_spear" | "greatarrow" | "greataxe" | "greatbow" | "greatshield" | "greatsword" | "halberd" | "hammer" | "hand_to_hand" | "heavy_thrusting_sword" | "katana" | "light_bow" | "light_greatsword" | "medium_shield" | "perfume_bottle" | "reaper" | "sacred_seal" | "small_shield" | "spear" | "straight_sword" | "throwing_blade" | "thrusting_shield" | "thrusting_sword" | "torch" | "twinblade" | "whip")[];
            /** @description Only weapons with this value of `is_ammunition`. */
            is_ammunition?: boolean;
            /** @description Only weapons with this `skill_slug`. */
            skill_slug?: string | string[];
            /** @description Only weapons with this `upgrade_path_slug`. */
            upgrade_path_slug?: string | string[];
            /** @description Only weapons with this value of `is_infusable`. */
            is_infusable?: boolean;
            /** @description Only weapons with this value of `is_paired`. */
            is_paired?: boolean;
            /** @description Only weapons that this merchant sells. */
            sold_by?: string | string[];
            /** @description Only weapons that this boss, enemy or person drops. */
            dropped_by?: string | string[];
            /** @description Only weapons that build up one of these status effects without an added affinity. */
            status?: ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep") | ("bleed" | "death_blight" | "frost" | "madness" | "poison" | "scarlet_rot" | "sleep")[];
            /**
             * @description Only weapons that scale with strength at least with this letter at +0, without an added affinity.
             * @enum {string}
             */
            scaling_strength_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with dexterity at least with this letter at +0, without an added affinity.
             * @enum {string}
             */
            scaling_dexterity_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with intelligence at least with this letter at +0, without an added affinity.
             * @enum {string}
             */
            scaling_intelligence_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with faith at least with this letter at +0, without an added affinity.
             * @enum {string}
             */
            scaling_faith_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with arcane at least with this letter at +0, without an added affinity.
             * @enum {string}
             */
            scaling_arcane_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with strength at least with this letter at their highest level, without an added affinity.
             * @enum {string}
             */
            at_max_scaling_strength_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with dexterity at least with this letter at their highest level, without an added affinity.
             * @enum {string}
             */
            at_max_scaling_dexterity_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with intelligence at least with this letter at their highest level, without an added affinity.
             * @enum {string}
             */
            at_max_scaling_intelligence_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with faith at least with this letter at their highest level, without an added affinity.
             * @enum {string}
             */
            at_max_scaling_faith_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /**
             * @description Only weapons that scale with arcane at least with this letter at their highest level, without an added affinity.
             * @enum {string}
             */
            at_max_scaling_arcane_min?: "S" | "A" | "B" | "C" | "D" | "E" | "-";
            /** @description Only weapons that this ash of war can be applied to. */
            ash_of_war_slug?: string | string[];
            /** @description Minimum: weight. */
            weight_min?: number;
            /** @description Maximum: weight. */
            weight_max?: number;
            /** @description Minimum: critical damage. */
            critical_min?: number;
            /** @description Maximum: critical damage. */
            critical_max?: number;
            /** @description Minimum: physical attack. */
            attack_physical_min?: number;
            /** @description Maximum: physical attack. */
            attack_physical_max?: number;
            /** @description Minimum: magic attack. */
            attack_magic_min?: number;
            /** @description Maximum: magic attack. */
            attack_magic_max?: number;
            /** @description Minimum: fire attack. */
            attack_fire_min?: number;
            /** @description Maximum: fire attack. */
            attack_fire_max?: number;
            /** @description Minimum: lightning attack. */
            attack_lightning_min?: number;
            /** @description Maximum: lightning attack. */
            attack_lightning_max?: number;
            /** @description Minimum: holy attack. */
            attack_holy_min?: number;
            /** @description Maximum: holy attack. */
            attack_holy_max?: number;
            /** @description Minimum: stamina damage to a guarding target. */
            stamina_attack_min?: number;
            /** @description Maximum: stamina damage to a guarding target. */
            stamina_attack_max?: number;
            /** @description Minimum: physical damage blocked by guarding, in percent. */
            guard_physical_min?: number;
            /** @description Maximum: physical damage blocked by guarding, in percent. */
            guard_physical_max?: number;
            /** @description Minimum: magic damage blocked by guarding, in percent. */
            guard_magic_min?: number;
            /** @description Maximum: magic damage blocked by guarding, in percent. */
            guard_magic_max?: number;
            /** @description Minimum: fire damage blocked by guarding, in percent. */
            guard_fire_min?: number;
            /** @description Maximum: fire damage blocked by guarding, in percent. */
            guard_fire_max?: number;
            /** @description Minimum: lightning damage blocked by guarding, in percent. */
            guard_lightning_min?: number;
            /** @description Maximum: lightning damage blocked by guarding, in percent. */
            guard_lightning_max?: number;
            /** @description Minimum: holy damage blocked by guarding, in percent. */
            guard_holy_min?: number;
            /** @description Maximum: holy damage blocked by guarding, in percent. */
            guard_holy_max?: number;
            /** @description Minimum: guard boost. */
            guard_boost_min?: number;
            /** @description Maximum: guard boost. */
            guard_boost_max?: number;
            /** @description Minimum: strength needed. */
            requirements_strength_min?: number;
            /** @description Maximum: strength needed. */
            requirements_strength_max?: number;
            /** @description Minimum: dexterity needed. */
            requirements_dexterity_min?: number;
            /** @description Maximum: dexterity needed. */
            requirements_dexterity_max?: number;
            /** @description Minimum: intelligence needed. */
            requirements_intelligence_min?: number;
            /** @description Maximum: intelligence needed. */
            requirements_intelligence_max?: number;
            /** @description Minimum: faith needed. */
            requirements_faith_min?: number;
            /** @description Maximum: faith needed. */
            requirements_faith_max?: number;
            /** @description Minimum: arcane needed. */
            requirements_arcane_min?: number;
            /** @description Maximum: arcane needed. */
            requirements_arcane_max?: number;
            /** @description Minimum: maximum upgrade level. */
            max_level_min?: number;
            /** @description Maximum: maximum upgrade level. */
            max_level_max?: number;
            /** @description Minimum: the lowest price in runes. */
            price_min?: number;
            /** @description Maximum: the lowest price in runes. */
            price_max?: number;
            /** @description Minimum: physical attack at the highest level, without an added affinity. */
            at_max_attack_physical_min?: number;
            /** @description Maximum: physical attack at the highest level, without an added affinity. */
            at_max_attack_physical_max?: number;
            /** @description Minimum: magic attack at the highest level, without an added affinity. */
            at_max_attack_magic_min?: number;
            /** @description Maximum: magic attack at the highest level, without an added affinity. */
            at_max_attack_magic_max?: number;
            /** @description Minimum: fire attack at the highest level, without an added affinity. */
            at_max_attack_fire_min?: number;
            /** @description Maximum: fire attack at the highest level, without an added affinity. */
            at_max_attack_fire_max?: number;
            /** @description Minimum: lightning attack at the highest level, without an added affinity. */
            at_max_attack_lightning_min?: number;
            /** @description Maximum: lightning attack at the highest level, without an added affinity. */
            at_max_attack_lightning_max?: number;
            /** @description Minimum: holy attack at the highest level, without an added affinity. */
            at_max_attack_holy_min?: number;
            /** @description Maximum: holy attack at the highest level, without an added affinity. */
            at_max_attack_holy_max?: number;
            /** @description Minimum: scaling with strength at +0, without an added affinity. */
            scaling_value_strength_min?: number;
            /** @description Maximum: scaling with strength at +0, without an added affinity. */
            scaling_value_strength_max?: number;
            /** @description Minimum: scaling with dexterity at +0, without an added affinity. */
            scaling_value_dexterity_min?: number;
            /** @description Maximum: scaling with dexterity at +0, without an added affinity. */
            scaling_value_dexterity_max?: number;
            /** @description Minimum: scaling with intelligence at +0, without an added affinity. */
            scaling_value_intelligence_min?: number;
            /** @description Maximum: scaling with intelligence at +0, without an added affinity. */
            scaling_value_intelligence_max?: number;
            /** @description Minimum: scaling with faith at +0, without an added affinity. */
            scaling_value_faith_min?: number;
            /** @description Maximum: scaling with faith at +0, without an added affinity. */
            scaling_value_faith_max?: number;
            /** @description Minimum: scaling with arcane at +0, without an added affinity. */
            scaling_value_arcane_min?: number;
            /** @description Maximum: scaling with arcane at +0, without an added affinity. */
            scaling_value_arcane_max?: number;
            /** @description Minimum: scaling with strength at the highest level, without an added affinity. */
            at_max_scaling_value_strength_min?: number;
            /** @description Maximum: scaling with strength at the highest level, without an added affinity. */
            at_max_scaling_value_strength_max?: number;
            /** @description Minimum: scaling with dexterity at the highest level, without an added affinity. */
            at_max_scaling_value_dexterity_min?: number;
            /** @description Maximum: scaling with dexterity at the highest level, without an added affinity. */
            at_max_scaling_value_dexterity_max?: number;
            /** @description Minimum: scaling with intelligence at the highest level, without an added affinity. */
            at_max_scaling_value_intelligence_min?: number;
            /** @description Maximum: scaling with intelligence at the highest level, without an added affinity. */
            at_max_scaling_value_intelligence_max?: number;
            /** @description Minimum: scaling with faith at the highest level, without an added affinity. */
            at_max_scaling_value_faith_min?: number;
            /** @description Maximum: scaling with faith at the highest level, without an added affinity. */
            at_max_scaling_value_faith_max?: number;
            /** @description Minimum: scaling with arcane at the highest level, without an added affinity. */
            at_max_scaling_value_arcane_min?: number;
            /** @description Maximum: scaling with arcane at the highest level, without an added affinity. */
            at_max_scaling_value_arcane_max?: number;
            /** @description Sort order: 1 to 3 sort keys, separated by commas; the first one decides. Prefix a key with `-` for descending order. Unknown values come last in both directions. */
            sort?: ("at_max_attack_fire" | "-at_max_attack_fire" | "at_max_attack_holy" | "-at_max_attack_holy" | "at_max_attack_lightning" | "-at_max_attack_lightning" | "at_max_attack_magic" | "-at_max_attack_magic" | "at_max_attack_physical" | "-at_max_attack_physical" | "at_max_scaling_value_arcane" | "-at_max_scaling_value_arcane" | "at_max_scaling_value_dexterity" | "-at_max_scaling_value_dexterity" | "at_max_scaling_value_faith" | "-at_max_scaling_value_faith" | "at_max_scaling_value_intelligence" | "-at_max_scaling_value_intelligence" | "at_max_scaling_value_strength" | "-at_max_scaling_value_strength" | "attack_fire" | "-attack_fire" | "attack_holy" | "-attack_holy" | "attack_lightning" | "-attack_lightning" | "attack_magic" | "-attack_magic" | "attack_physical" | "-attack_physical" | "critical" | "-critical" | "guard_boost" | "-guard_boost" | "guard_fire" | "-guard_fire" | "guard_holy" | "-guard_holy" | "guard_lightning" | "-guard_lightning" | "guard_magic" | "-guard_magic" | "guard_physical" | "-guard_physical" | "max_level" | "-max_level" | "name" | "-name" | "price" | "-price" | "random" | "requirements_arcane" | "-requirements_arcane" | "requirements_dexterity" | "-requirements_dexterity" | "requirements_faith" | "-requirements_faith" | "requirements_intelligence" | "-requirements_intelligence" | "requirements_strength" | "-requirements_strength" | "scaling_value_arcane" | "-scaling_value_arcane" | "scaling_value_dexterity" | "-scaling_value_dexterity" | "scaling_value_faith" | "-scaling_value_faith" | "scaling_value_intelligence" | "-scaling_value_intelligence" | "scaling_value_strength" | "-scaling_value_strength" | "slug" | "-slug" | "stamina_attack" | "-stamina_attack" | "weight" | "-weight") | ("at_max_attack_fire" | "-at_max_attack_fire" | "at_max_attack_holy" | "-at_max_attack_holy" | "at_max_attack_lightning" | "-at_max_attack_lightning" | "at_max_attack_magic" | "-at_max_attack_magic" | "at_max_attack_physical" | "-at_max_attack_physical" | "at_max_scaling_value_arcane" | "-at_max_scaling_value_arcane" | "at_max_scaling_value_dexterity" | "-at_max_scaling_value_dexterity" | "at_max_scaling_value_faith" | "-at_max_scaling_value_faith" | "at_max_scaling_value_intelligence" | "-at_max_scaling_value_intelligence" | "at_max_scaling_value_strength" | "-at_max_scaling_value_strength" | "attack_fire" | "-attack_fire" | "attack_holy" | "-attack_holy" | "attack_lightning" | "-attack_lightning" | "attack_magic" | "-attack_magic" | "attack_physical" | "-attack_physical" | "critical" | "-critical" | "guard_boost" | "-guard_boost" | "guard_fire" | "-guard_fire" | "guard_holy" | "-guard_holy" | "guard_lightning" | "-guard_lightning" | "guard_magic" | "-guard_magic" | "guard_physical" | "-guard_physical" | "max_level" | "-max_level" | "name" | "-name" | "price" | "-price" | "random" | "requirements_arcane" | "-requirements_arcane" | "requirements_dexterity" | "-requirements_dexterity" | "requirements_faith" | "-requirements_faith" | "requirements_intelligence" | "-requirements_intelligence" | "requirements_strength" | "-requirements_strength" | "scaling_value_arcane" | "-scaling_value_arcane" | "scaling_value_dexterity" | "-scaling_value_dexterity" | "scaling_value_faith" | "-scaling_value_faith" | "scaling_value_intelligence" | "-scaling_value_intelligence" | "scaling_value_strength" | "-scaling_value_strength" | "slug" | "-slug" | "stamina_attack" | "-stamina_attack" | "weight" | "-weight")[];
            /** @description Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages. */
            seed?: string;
            /** @description Language of names as a BCP 47 tag, e.g. `ja`, or up to 5 of them, best first: `fr-CA,fr`. The first that the game has counts (RFC 4647, look-up). Each `name` is in this language if known, otherwise in English; `name_language` shows which. */
            lang?: string;
            /** @description A version of the data that is still kept, `YYYY.M.N`. Its responses never change. Defaults to the current version. */
            dataset?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Accessory = components['schemas']['Accessory'];
export type Acquisition = components['schemas']['Acquisition'];
export type Armor = components['schemas']['Armor'];
export type ArmorResistance = components['schemas']['ArmorResistance'];
export type ArmorSet = components['schemas']['ArmorSet'];
export type Attack = components['schemas']['Attack'];
export type AttackByType = components['schemas']['AttackByType'];
export type BestArmor = components['schemas']['BestArmor'];
export type BestStats = components['schemas']['BestStats'];
export type BloodborneAcquisition = components['schemas']['BloodborneAcquisition'];
export type BloodborneAcquisitionFull = components['schemas']['BloodborneAcquisitionFull'];
export type BloodborneArmorDefense = components['schemas']['BloodborneArmorDefense'];
export type BloodborneArmorDetail = components['schemas']['BloodborneArmorDetail'];
export type BloodborneArmorFull = components['schemas']['BloodborneArmorFull'];
export type BloodborneArmorGift = components['schemas']['BloodborneArmorGift'];
export type BloodborneArmorGiftFull = components['schemas']['BloodborneArmorGiftFull'];
export type BloodborneArmorResistance = components['schemas']['BloodborneArmorResistance'];
export type BloodborneArmorSetDetail = components['schemas']['BloodborneArmorSetDetail'];
export type BloodborneArmorSetFull = components['schemas']['BloodborneArmorSetFull'];
export type BloodborneArmorSetSummary = components['schemas']['BloodborneArmorSetSummary'];
export type BloodborneArmorSummary = components['schemas']['BloodborneArmorSummary'];
export type BloodborneAttack = components['schemas']['BloodborneAttack'];
export type BloodborneAttackByType = components['schemas']['BloodborneAttackByType'];
export type BloodborneAvailableShape = components['schemas']['BloodborneAvailableShape'];
export type BloodborneBestArmor = components['schemas']['BloodborneBestArmor'];
export type BloodborneBestStats = components['schemas']['BloodborneBestStats'];
export type BloodborneBloodGemDetail = components['schemas']['BloodborneBloodGemDetail'];
export type BloodborneBloodGemFamily = components['schemas']['BloodborneBloodGemFamily'];
export type BloodborneBloodGemFull = components['schemas']['BloodborneBloodGemFull'];
export type BloodborneBloodGemShape = components['schemas']['BloodborneBloodGemShape'];
export type BloodborneBloodGemSummary = components['schemas']['BloodborneBloodGemSummary'];
export type BloodborneBossAtDepth = components['schemas']['BloodborneBossAtDepth'];
export type BloodborneBossDetail = components['schemas']['BloodborneBossDetail'];
export type BloodborneBossDrop = components['schemas']['BloodborneBossDrop'];
export type BloodborneBossForm = components['schemas']['BloodborneBossForm'];
export type BloodborneBossFull = components['schemas']['BloodborneBossFull'];
export type BloodborneBossInsight = components['schemas']['BloodborneBossInsight'];
export type BloodborneBossPhase = components['schemas']['BloodborneBossPhase'];
export type BloodborneBossSummary = components['schemas']['BloodborneBossSummary'];
export type BloodborneChaliceBoss = components['schemas']['BloodborneChaliceBoss'];
export type BloodborneChaliceDungeonFull = components['schemas']['BloodborneChaliceDungeonFull'];
export type BloodborneChaliceDungeonSummary = components['schemas']['BloodborneChaliceDungeonSummary'];
export type BloodborneClassArmor = components['schemas']['BloodborneClassArmor'];
export type BloodborneClassDetail = components['schemas']['BloodborneClassDetail'];
export type BloodborneClassFull = components['schemas']['BloodborneClassFull'];
export type BloodborneClassSummary = components['schemas']['BloodborneClassSummary'];
export type BloodborneClosingGate = components['schemas']['BloodborneClosingGate'];
export type BloodborneComparison = components['schemas']['BloodborneComparison'];
export type BloodborneCovenantDetail = components['schemas']['BloodborneCovenantDetail'];
export type BloodborneCovenantFull = components['schemas']['BloodborneCovenantFull'];
export type BloodborneCovenantSummary = components['schemas']['BloodborneCovenantSummary'];
export type BloodborneDamage = components['schemas']['BloodborneDamage'];
export type BloodborneDamageByType = components['schemas']['BloodborneDamageByType'];
export type BloodborneDamageRate = components['schemas']['BloodborneDamageRate'];
export type BloodborneDamageRating = components['schemas']['BloodborneDamageRating'];
export type BloodborneDamageTarget = components['schemas']['BloodborneDamageTarget'];
export type BloodborneDefense = components['schemas']['BloodborneDefense'];
export type BloodborneDrop = components['schemas']['BloodborneDrop'];
export type BloodborneDropSource = components['schemas']['BloodborneDropSource'];
export type BloodborneDropper = components['schemas']['BloodborneDropper'];
export type BloodborneEmbeddedBoss = components['schemas']['BloodborneEmbeddedBoss'];
export type BloodborneEndingBoss = components['schemas']['BloodborneEndingBoss'];
export type BloodborneEndingDetail = components['schemas']['BloodborneEndingDetail'];
export type BloodborneEndingFull = components['schemas']['BloodborneEndingFull'];
export type BloodborneEndingSummary = components['schemas']['BloodborneEndingSummary'];
export type BloodborneEndingTrophy = components['schemas']['BloodborneEndingTrophy'];
export type BloodborneEnemyDetail = components['schemas']['BloodborneEnemyDetail'];
export type BloodborneEnemyFull = components['schemas']['BloodborneEnemyFull'];
export type BloodborneEnemyPlacement = components['schemas']['BloodborneEnemyPlacement'];
export type BloodborneEnemySummary = components['schemas']['BloodborneEnemySummary'];
export type BloodborneEnemyVariant = components['schemas']['BloodborneEnemyVariant'];
export type BloodborneExtraDamage = components['schemas']['BloodborneExtraDamage'];
export type BloodborneExtraHits = components['schemas']['BloodborneExtraHits'];
export type BloodborneFind = components['schemas']['BloodborneFind'];
export type BloodborneGate = components['schemas']['BloodborneGate'];
export type BloodborneGateWay = components['schemas']['BloodborneGateWay'];
export type BloodborneGemModifier = components['schemas']['BloodborneGemModifier'];
export type BloodborneGemValueRange = components['schemas']['BloodborneGemValueRange'];
export type BloodborneGestureDetail = components['schemas']['BloodborneGestureDetail'];
export type BloodborneGestureFull = components['schemas']['BloodborneGestureFull'];
export type BloodborneGestureGift = components['schemas']['BloodborneGestureGift'];
export type BloodborneGestureGiftFull = components['schemas']['BloodborneGestureGiftFull'];
export type BloodborneGestureSummary = components['schemas']['BloodborneGestureSummary'];
export type BloodborneInsightChange = components['schemas']['BloodborneInsightChange'];
export type BloodborneItemDetail = components['schemas']['BloodborneItemDetail'];
export type BloodborneItemFull = components['schemas']['BloodborneItemFull'];
export type BloodborneItemGift = components['schemas']['BloodborneItemGift'];
export type BloodborneItemGiftFull = components['schemas']['BloodborneItemGiftFull'];
export type BloodborneItemRitual = components['schemas']['BloodborneItemRitual'];
export type BloodborneItemSummary = components['schemas']['BloodborneItemSummary'];
export type BloodborneKindQuality = components['schemas']['BloodborneKindQuality'];
export type BloodborneLampDetail = components['schemas']['BloodborneLampDetail'];
export type BloodborneLampFull = components['schemas']['BloodborneLampFull'];
export type BloodborneLampSummary = components['schemas']['BloodborneLampSummary'];
export type BloodborneLevelCost = components['schemas']['BloodborneLevelCost'];
export type BloodborneLevelPrice = components['schemas']['BloodborneLevelPrice'];
export type BloodborneLevelStats = components['schemas']['BloodborneLevelStats'];
export type BloodborneLevelStep = components['schemas']['BloodborneLevelStep'];
export type BloodborneLocationConnection = components['schemas']['BloodborneLocationConnection'];
export type BloodborneLocationDetail = components['schemas']['BloodborneLocationDetail'];
export type BloodborneLocationEnemy = components['schemas']['BloodborneLocationEnemy'];
export type BloodborneLocationFull = components['schemas']['BloodborneLocationFull'];
export type BloodborneLocationLamp = components['schemas']['BloodborneLocationLamp'];
export type BloodborneLocationSummary = components['schemas']['BloodborneLocationSummary'];
export type BloodborneLookupEntry = components['schemas']['BloodborneLookupEntry'];
export type BloodborneLookupMeta = components['schemas']['BloodborneLookupMeta'];
export type BloodborneLookupRecord = components['schemas']['BloodborneLookupRecord'];
export type BloodborneLookupTable = components['schemas']['BloodborneLookupTable'];
export type BloodborneLostThing = components['schemas']['BloodborneLostThing'];
export type BloodborneMaterial = components['schemas']['BloodborneMaterial'];
export type BloodborneMerchantDetail = components['schemas']['BloodborneMerchantDetail'];
export type BloodborneMerchantFull = components['schemas']['BloodborneMerchantFull'];
export type BloodborneMerchantSummary = components['schemas']['BloodborneMerchantSummary'];
export type BloodborneMissingThing = components['schemas']['BloodborneMissingThing'];
export type BloodborneMovePercent = components['schemas']['BloodborneMovePercent'];
export type BloodborneNegation = components['schemas']['BloodborneNegation'];
export type BloodborneNpcDetail = components['schemas']['BloodborneNpcDetail'];
export type BloodborneNpcDrop = components['schemas']['BloodborneNpcDrop'];
export type BloodborneNpcFull = components['schemas']['BloodborneNpcFull'];
export type BloodborneNpcGift = components['schemas']['BloodborneNpcGift'];
export type BloodborneNpcPlacement = components['schemas']['BloodborneNpcPlacement'];
export type BloodborneNpcStep = components['schemas']['BloodborneNpcStep'];
export type BloodborneNpcSummary = components['schemas']['BloodborneNpcSummary'];
export type BloodborneOffer = components['schemas']['BloodborneOffer'];
export type BloodborneOpenStep = components['schemas']['BloodborneOpenStep'];
export type BloodborneOpenThing = components['schemas']['BloodborneOpenThing'];
export type BloodborneOpenedThing = components['schemas']['BloodborneOpenedThing'];
export type BloodborneOpeningGate = components['schemas']['BloodborneOpeningGate'];
export type BloodbornePlace = components['schemas']['BloodbornePlace'];
export type BloodbornePlacedVariant = components['schemas']['BloodbornePlacedVariant'];
export type BloodbornePosition = components['schemas']['BloodbornePosition'];
export type BloodbornePriceStep = components['schemas']['BloodbornePriceStep'];
export type BloodborneProgress = components['schemas']['BloodborneProgress'];
export type BloodborneProgressOpen = components['schemas']['BloodborneProgressOpen'];
export type BloodborneProgressThing = components['schemas']['BloodborneProgressThing'];
export type BloodborneRatedStatus = components['schemas']['BloodborneRatedStatus'];
export type BloodborneRatedWeapon = components['schemas']['BloodborneRatedWeapon'];
export type BloodborneRatingAtStat = components['schemas']['BloodborneRatingAtStat'];
export type BloodborneRatingStats = components['schemas']['BloodborneRatingStats'];
export type BloodborneRatingStep = components['schemas']['BloodborneRatingStep'];
export type BloodborneRequirement = components['schemas']['BloodborneRequirement'];
export type BloodborneRitualItem = components['schemas']['BloodborneRitualItem'];
export type BloodborneRoute = components['schemas']['BloodborneRoute'];
export type BloodborneRouteStep = components['schemas']['BloodborneRouteStep'];
export type BloodborneRuneAcquisition = components['schemas']['BloodborneRuneAcquisition'];
export type BloodborneRuneDetail = components['schemas']['BloodborneRuneDetail'];
export type BloodborneRuneFull = components['schemas']['BloodborneRuneFull'];
export type BloodborneRuneGift = components['schemas']['BloodborneRuneGift'];
export type BloodborneRuneGiftFull = components['schemas']['BloodborneRuneGiftFull'];
export type BloodborneRuneSummary = components['schemas']['BloodborneRuneSummary'];
export type BloodborneRuneTier = components['schemas']['BloodborneRuneTier'];
export type BloodborneScaling = components['schemas']['BloodborneScaling'];
export type BloodborneScalingValue = components['schemas']['BloodborneScalingValue'];
export type BloodborneSearchResult = components['schemas']['BloodborneSearchResult'];
export type BloodborneSetGem = components['schemas']['BloodborneSetGem'];
export type BloodborneSetGemEffect = components['schemas']['BloodborneSetGemEffect'];
export type BloodborneShotStage = components['schemas']['BloodborneShotStage'];
export type BloodborneStatDistribution = components['schemas']['BloodborneStatDistribution'];
export type BloodborneStats = components['schemas']['BloodborneStats'];
export type BloodborneStatusAmount = components['schemas']['BloodborneStatusAmount'];
export type BloodborneStatusResistance = components['schemas']['BloodborneStatusResistance'];
export type BloodborneStockRow = components['schemas']['BloodborneStockRow'];
export type BloodborneSuggestion = components['schemas']['BloodborneSuggestion'];
export type BloodborneTrophyDetail = components['schemas']['BloodborneTrophyDetail'];
export type BloodborneTrophyFull = components['schemas']['BloodborneTrophyFull'];
export type BloodborneTrophySummary = components['schemas']['BloodborneTrophySummary'];
export type BloodborneUnknownLayer = components['schemas']['BloodborneUnknownLayer'];
export type BloodborneUnmetRequirement = components['schemas']['BloodborneUnmetRequirement'];
export type BloodborneUpgradeCost = components['schemas']['BloodborneUpgradeCost'];
export type BloodborneUpgradePrice = components['schemas']['BloodborneUpgradePrice'];
export type BloodborneUpgradeStep = components['schemas']['BloodborneUpgradeStep'];
export type BloodborneValueRange = components['schemas']['BloodborneValueRange'];
export type BloodborneWeaponDetail = components['schemas']['BloodborneWeaponDetail'];
export type BloodborneWeaponForm = components['schemas']['BloodborneWeaponForm'];
export type BloodborneWeaponFormDetail = components['schemas']['BloodborneWeaponFormDetail'];
export type BloodborneWeaponFormSummary = components['schemas']['BloodborneWeaponFormSummary'];
export type BloodborneWeaponFull = components['schemas']['BloodborneWeaponFull'];
export type BloodborneWeaponGift = components['schemas']['BloodborneWeaponGift'];
export type BloodborneWeaponGiftFull = components['schemas']['BloodborneWeaponGiftFull'];
export type BloodborneWeaponLevel = components['schemas']['BloodborneWeaponLevel'];
export type BloodborneWeaponModifier = components['schemas']['BloodborneWeaponModifier'];
export type BloodborneWeaponMove = components['schemas']['BloodborneWeaponMove'];
export type BloodborneWeaponRequirements = components['schemas']['BloodborneWeaponRequirements'];
export type BloodborneWeaponScaling = components['schemas']['BloodborneWeaponScaling'];
export type BloodborneWeaponScalingValue = components['schemas']['BloodborneWeaponScalingValue'];
export type BloodborneWeaponSummary = components['schemas']['BloodborneWeaponSummary'];
export type BloodborneWeaponVariant = components['schemas']['BloodborneWeaponVariant'];
export type BloodborneWeaponVariantDetail = components['schemas']['BloodborneWeaponVariantDetail'];
export type BloodborneWeaponVariantSummary = components['schemas']['BloodborneWeaponVariantSummary'];
export type BloodborneWornPiece = components['schemas']['BloodborneWornPiece'];
export type Boss = components['schemas']['Boss'];
export type BossPhase = components['schemas']['BossPhase'];
export type Class = components['schemas']['Class'];
export type ClassArmor = components['schemas']['ClassArmor'];
export type ClassWeapon = components['schemas']['ClassWeapon'];
export type ClosingGate = components['schemas']['ClosingGate'];
export type ComparedField = components['schemas']['ComparedField'];
export type Comparison = components['schemas']['Comparison'];
export type Damage = components['schemas']['Damage'];
export type DamageByType = components['schemas']['DamageByType'];
export type DamageRating = components['schemas']['DamageRating'];
export type DamageTarget = components['schemas']['DamageTarget'];
export type DatasetRelease = components['schemas']['DatasetRelease'];
export type Defense = components['schemas']['Defense'];
export type Drop = components['schemas']['Drop'];
export type Dropper = components['schemas']['Dropper'];
export type EldenRingAcquisition = components['schemas']['EldenRingAcquisition'];
export type EldenRingAffinityCurve = components['schemas']['EldenRingAffinityCurve'];
export type EldenRingArmorDetail = components['schemas']['EldenRingArmorDetail'];
export type EldenRingArmorFull = components['schemas']['EldenRingArmorFull'];
export type EldenRingArmorResistance = components['schemas']['EldenRingArmorResistance'];
export type EldenRingArmorSetDetail = components['schemas']['EldenRingArmorSetDetail'];
export type EldenRingArmorSetFull = components['schemas']['EldenRingArmorSetFull'];
export type EldenRingArmorSetSummary = components['schemas']['EldenRingArmorSetSummary'];
export type EldenRingArmorSummary = components['schemas']['EldenRingArmorSummary'];
export type EldenRingAshOfWarDetail = components['schemas']['EldenRingAshOfWarDetail'];
export type EldenRingAshOfWarFull = components['schemas']['EldenRingAshOfWarFull'];
export type EldenRingAshOfWarSummary = components['schemas']['EldenRingAshOfWarSummary'];
export type EldenRingAttack = components['schemas']['EldenRingAttack'];
export type EldenRingAttackByType = components['schemas']['EldenRingAttackByType'];
export type EldenRingAttackRating = components['schemas']['EldenRingAttackRating'];
export type EldenRingBestArmor = components['schemas']['EldenRingBestArmor'];
export type EldenRingBestStats = components['schemas']['EldenRingBestStats'];
export type EldenRingBossDetail = components['schemas']['EldenRingBossDetail'];
export type EldenRingBossFull = components['schemas']['EldenRingBossFull'];
export type EldenRingBossPhase = components['schemas']['EldenRingBossPhase'];
export type EldenRingBossSummary = components['schemas']['EldenRingBossSummary'];
export type EldenRingClassArmor = components['schemas']['EldenRingClassArmor'];
export type EldenRingClassDetail = components['schemas']['EldenRingClassDetail'];
export type EldenRingClassFull = components['schemas']['EldenRingClassFull'];
export type EldenRingClassSummary = components['schemas']['EldenRingClassSummary'];
export type EldenRingClosingGate = components['schemas']['EldenRingClosingGate'];
export type EldenRingCombatant = components['schemas']['EldenRingCombatant'];
export type EldenRingComparison = components['schemas']['EldenRingComparison'];
export type EldenRingDamage = components['schemas']['EldenRingDamage'];
export type EldenRingDamageByType = components['schemas']['EldenRingDamageByType'];
export type EldenRingDamageRating = components['schemas']['EldenRingDamageRating'];
export type EldenRingDamageTarget = components['schemas']['EldenRingDamageTarget'];
export type EldenRingDefense = components['schemas']['EldenRingDefense'];
export type EldenRingDrop = components['schemas']['EldenRingDrop'];
export type EldenRingDropper = components['schemas']['EldenRingDropper'];
export type EldenRingElementRate = components['schemas']['EldenRingElementRate'];
export type EldenRingElementScalingDetail = components['schemas']['EldenRingElementScalingDetail'];
export type EldenRingElementScalingFull = components['schemas']['EldenRingElementScalingFull'];
export type EldenRingElementScalingSummary = components['schemas']['EldenRingElementScalingSummary'];
export type EldenRingElementStats = components['schemas']['EldenRingElementStats'];
export type EldenRingEndingDetail = components['schemas']['EldenRingEndingDetail'];
export type EldenRingEndingFull = components['schemas']['EldenRingEndingFull'];
export type EldenRingEndingSummary = components['schemas']['EldenRingEndingSummary'];
export type EldenRingEnemyDetail = components['schemas']['EldenRingEnemyDetail'];
export type EldenRingEnemyFull = components['schemas']['EldenRingEnemyFull'];
export type EldenRingEnemySummary = components['schemas']['EldenRingEnemySummary'];
export type EldenRingFind = components['schemas']['EldenRingFind'];
export type EldenRingGate = components['schemas']['EldenRingGate'];
export type EldenRingGateWay = components['schemas']['EldenRingGateWay'];
export type EldenRingGestureDetail = components['schemas']['EldenRingGestureDetail'];
export type EldenRingGestureFull = components['schemas']['EldenRingGestureFull'];
export type EldenRingGestureSummary = components['schemas']['EldenRingGestureSummary'];
export type EldenRingGift = components['schemas']['EldenRingGift'];
export type EldenRingGraceDetail = components['schemas']['EldenRingGraceDetail'];
export type EldenRingGraceFull = components['schemas']['EldenRingGraceFull'];
export type EldenRingGraceSummary = components['schemas']['EldenRingGraceSummary'];
export type EldenRingGuard = components['schemas']['EldenRingGuard'];
export type EldenRingItemDetail = components['schemas']['EldenRingItemDetail'];
export type EldenRingItemFull = components['schemas']['EldenRingItemFull'];
export type EldenRingItemSummary = components['schemas']['EldenRingItemSummary'];
export type EldenRingKindQuality = components['schemas']['EldenRingKindQuality'];
export type EldenRingLevelCost = components['schemas']['EldenRingLevelCost'];
export type EldenRingLevelPrice = components['schemas']['EldenRingLevelPrice'];
export type EldenRingLevelStats = components['schemas']['EldenRingLevelStats'];
export type EldenRingLevelStep = components['schemas']['EldenRingLevelStep'];
export type EldenRingLocationConnection = components['schemas']['EldenRingLocationConnection'];
export type EldenRingLocationDetail = components['schemas']['EldenRingLocationDetail'];
export type EldenRingLocationFull = components['schemas']['EldenRingLocationFull'];
export type EldenRingLocationSummary = components['schemas']['EldenRingLocationSummary'];
export type EldenRingLookupEntry = components['schemas']['EldenRingLookupEntry'];
export type EldenRingLookupMeta = components['schemas']['EldenRingLookupMeta'];
export type EldenRingLookupRecord = components['schemas']['EldenRingLookupRecord'];
export type EldenRingLookupTable = components['schemas']['EldenRingLookupTable'];
export type EldenRingLostThing = components['schemas']['EldenRingLostThing'];
export type EldenRingMaterial = components['schemas']['EldenRingMaterial'];
export type EldenRingMerchantDetail = components['schemas']['EldenRingMerchantDetail'];
export type EldenRingMerchantFull = components['schemas']['EldenRingMerchantFull'];
export type EldenRingMerchantSummary = components['schemas']['EldenRingMerchantSummary'];
export type EldenRingMissingThing = components['schemas']['EldenRingMissingThing'];
export type EldenRingNegation = components['schemas']['EldenRingNegation'];
export type EldenRingNpcDetail = components['schemas']['EldenRingNpcDetail'];
export type EldenRingNpcFull = components['schemas']['EldenRingNpcFull'];
export type EldenRingNpcPlacement = components['schemas']['EldenRingNpcPlacement'];
export type EldenRingNpcStep = components['schemas']['EldenRingNpcStep'];
export type EldenRingNpcSummary = components['schemas']['EldenRingNpcSummary'];
export type EldenRingOffer = components['schemas']['EldenRingOffer'];
export type EldenRingOpenStep = components['schemas']['EldenRingOpenStep'];
export type EldenRingOpenThing = components['schemas']['EldenRingOpenThing'];
export type EldenRingOpenedThing = components['schemas']['EldenRingOpenedThing'];
export type EldenRingOpeningGate = components['schemas']['EldenRingOpeningGate'];
export type EldenRingPlace = components['schemas']['EldenRingPlace'];
export type EldenRingPlacedVariant = components['schemas']['EldenRingPlacedVariant'];
export type EldenRingPlacement = components['schemas']['EldenRingPlacement'];
export type EldenRingPosition = components['schemas']['EldenRingPosition'];
export type EldenRingPriceStep = components['schemas']['EldenRingPriceStep'];
export type EldenRingProgress = components['schemas']['EldenRingProgress'];
export type EldenRingProgressOpen = components['schemas']['EldenRingProgressOpen'];
export type EldenRingProgressThing = components['schemas']['EldenRingProgressThing'];
export type EldenRingRatedWeapon = components['schemas']['EldenRingRatedWeapon'];
export type EldenRingRatingStats = components['schemas']['EldenRingRatingStats'];
export type EldenRingRatingStep = components['schemas']['EldenRingRatingStep'];
export type EldenRingRecipeMaterial = components['schemas']['EldenRingRecipeMaterial'];
export type EldenRingRequirement = components['schemas']['EldenRingRequirement'];
export type EldenRingRequirements = components['schemas']['EldenRingRequirements'];
export type EldenRingRoute = components['schemas']['EldenRingRoute'];
export type EldenRingRouteStep = components['schemas']['EldenRingRouteStep'];
export type EldenRingScaling = components['schemas']['EldenRingScaling'];
export type EldenRingScalingCurveDetail = components['schemas']['EldenRingScalingCurveDetail'];
export type EldenRingScalingCurveFull = components['schemas']['EldenRingScalingCurveFull'];
export type EldenRingScalingCurveSummary = components['schemas']['EldenRingScalingCurveSummary'];
export type EldenRingScalingPoint = components['schemas']['EldenRingScalingPoint'];
export type EldenRingScalingValue = components['schemas']['EldenRingScalingValue'];
export type EldenRingSearchResult = components['schemas']['EldenRingSearchResult'];
export type EldenRingSkillDetail = components['schemas']['EldenRingSkillDetail'];
export type EldenRingSkillFull = components['schemas']['EldenRingSkillFull'];
export type EldenRingSkillSummary = components['schemas']['EldenRingSkillSummary'];
export type EldenRingSpellDetail = components['schemas']['EldenRingSpellDetail'];
export type EldenRingSpellFull = components['schemas']['EldenRingSpellFull'];
export type EldenRingSpellRequirements = components['schemas']['EldenRingSpellRequirements'];
export type EldenRingSpellSummary = components['schemas']['EldenRingSpellSummary'];
export type EldenRingSpiritAshDetail = components['schemas']['EldenRingSpiritAshDetail'];
export type EldenRingSpiritAshFull = components['schemas']['EldenRingSpiritAshFull'];
export type EldenRingSpiritAshSummary = components['schemas']['EldenRingSpiritAshSummary'];
export type EldenRingStatDistribution = components['schemas']['EldenRingStatDistribution'];
export type EldenRingStats = components['schemas']['EldenRingStats'];
export type EldenRingStatusAmount = components['schemas']['EldenRingStatusAmount'];
export type EldenRingStatusBuildUp = components['schemas']['EldenRingStatusBuildUp'];
export type EldenRingStatusRating = components['schemas']['EldenRingStatusRating'];
export type EldenRingStatusResistance = components['schemas']['EldenRingStatusResistance'];
export type EldenRingStockRow = components['schemas']['EldenRingStockRow'];
export type EldenRingSuggestion = components['schemas']['EldenRingSuggestion'];
export type EldenRingTalismanDetail = components['schemas']['EldenRingTalismanDetail'];
export type EldenRingTalismanFull = components['schemas']['EldenRingTalismanFull'];
export type EldenRingTalismanSummary = components['schemas']['EldenRingTalismanSummary'];
export type EldenRingTrophyDetail = components['schemas']['EldenRingTrophyDetail'];
export type EldenRingTrophyFull = components['schemas']['EldenRingTrophyFull'];
export type EldenRingTrophySummary = components['schemas']['EldenRingTrophySummary'];
export type EldenRingUnmetRequirement = components['schemas']['EldenRingUnmetRequirement'];
export type EldenRingUpgradeFactors = components['schemas']['EldenRingUpgradeFactors'];
export type EldenRingUpgradePathDetail = components['schemas']['EldenRingUpgradePathDetail'];
export type EldenRingUpgradePathFull = components['schemas']['EldenRingUpgradePathFull'];
export type EldenRingUpgradePathStep = components['schemas']['EldenRingUpgradePathStep'];
export type EldenRingUpgradePathSummary = components['schemas']['EldenRingUpgradePathSummary'];
export type EldenRingUpgradePrice = components['schemas']['EldenRingUpgradePrice'];
export type EldenRingUpgradeStep = components['schemas']['EldenRingUpgradeStep'];
export type EldenRingUpgradeTypeDetail = components['schemas']['EldenRingUpgradeTypeDetail'];
export type EldenRingUpgradeTypeFull = components['schemas']['EldenRingUpgradeTypeFull'];
export type EldenRingUpgradeTypeSummary = components['schemas']['EldenRingUpgradeTypeSummary'];
export type EldenRingWeaponAffinity = components['schemas']['EldenRingWeaponAffinity'];
export type EldenRingWeaponDetail = components['schemas']['EldenRingWeaponDetail'];
export type EldenRingWeaponFull = components['schemas']['EldenRingWeaponFull'];
export type EldenRingWeaponLevel = components['schemas']['EldenRingWeaponLevel'];
export type EldenRingWeaponSummary = components['schemas']['EldenRingWeaponSummary'];
export type EldenRingWornPiece = components['schemas']['EldenRingWornPiece'];
export type Enemy = components['schemas']['Enemy'];
export type ExternalId = components['schemas']['ExternalId'];
export type FieldChange = components['schemas']['FieldChange'];
export type FieldProvenance = components['schemas']['FieldProvenance'];
export type FieldQuality = components['schemas']['FieldQuality'];
export type Find = components['schemas']['Find'];
export type GameIndex = components['schemas']['GameIndex'];
export type Games = components['schemas']['Games'];
export type Gate = components['schemas']['Gate'];
export type GateWay = components['schemas']['GateWay'];
export type Gesture = components['schemas']['Gesture'];
export type InputError = components['schemas']['InputError'];
export type Item = components['schemas']['Item'];
export type KindNames = components['schemas']['KindNames'];
export type KindQuality = components['schemas']['KindQuality'];
export type LanguageNames = components['schemas']['LanguageNames'];
export type LevelCost = components['schemas']['LevelCost'];
export type LevelPrice = components['schemas']['LevelPrice'];
export type LevelStats = components['schemas']['LevelStats'];
export type LevelStep = components['schemas']['LevelStep'];
export type Location = components['schemas']['Location'];
export type LocationConnection = components['schemas']['LocationConnection'];
export type LookupEntry = components['schemas']['LookupEntry'];
export type LookupMeta = components['schemas']['LookupMeta'];
export type LookupRecord = components['schemas']['LookupRecord'];
export type LookupTable = components['schemas']['LookupTable'];
export type LostThing = components['schemas']['LostThing'];
export type Material = components['schemas']['Material'];
export type Merchant = components['schemas']['Merchant'];
export type MissingThing = components['schemas']['MissingThing'];
export type Negation = components['schemas']['Negation'];
export type NewGamePlus = components['schemas']['NewGamePlus'];
export type Npc = components['schemas']['Npc'];
export type NpcPlacement = components['schemas']['NpcPlacement'];
export type NpcStep = components['schemas']['NpcStep'];
export type Obtainable = components['schemas']['Obtainable'];
export type Offer = components['schemas']['Offer'];
export type OpenStep = components['schemas']['OpenStep'];
export type OpenThing = components['schemas']['OpenThing'];
export type OpenedThing = components['schemas']['OpenedThing'];
export type OpeningGate = components['schemas']['OpeningGate'];
export type PageMeta = components['schemas']['PageMeta'];
export type Place = components['schemas']['Place'];
export type PlacedVariant = components['schemas']['PlacedVariant'];
export type Position = components['schemas']['Position'];
export type PriceStep = components['schemas']['PriceStep'];
export type Problem = components['schemas']['Problem'];
export type Progress = components['schemas']['Progress'];
export type ProgressMeta = components['schemas']['ProgressMeta'];
export type ProgressOpen = components['schemas']['ProgressOpen'];
export type ProgressThing = components['schemas']['ProgressThing'];
export type Provenance = components['schemas']['Provenance'];
export type RatedWeapon = components['schemas']['RatedWeapon'];
export type RatingStats = components['schemas']['RatingStats'];
export type RatingStep = components['schemas']['RatingStep'];
export type RecordChange = components['schemas']['RecordChange'];
export type RecordLinks = components['schemas']['RecordLinks'];
export type RejectedValue = components['schemas']['RejectedValue'];
export type Requirement = components['schemas']['Requirement'];
export type RestPoint = components['schemas']['RestPoint'];
export type Route = components['schemas']['Route'];
export type RouteStep = components['schemas']['RouteStep'];
export type Scaling = components['schemas']['Scaling'];
export type ScalingValue = components['schemas']['ScalingValue'];
export type SearchResult = components['schemas']['SearchResult'];
export type SortedBy = components['schemas']['SortedBy'];
export type Source = components['schemas']['Source'];
export type Spoiler = components['schemas']['Spoiler'];
export type StatDistribution = components['schemas']['StatDistribution'];
export type Stats = components['schemas']['Stats'];
export type StatusAmount = components['schemas']['StatusAmount'];
export type StatusResistance = components['schemas']['StatusResistance'];
export type StockRow = components['schemas']['StockRow'];
export type Suggestion = components['schemas']['Suggestion'];
export type UnmetRequirement = components['schemas']['UnmetRequirement'];
export type UpgradePrice = components['schemas']['UpgradePrice'];
export type UpgradeStep = components['schemas']['UpgradeStep'];
export type Usage = components['schemas']['Usage'];
export type Weapon = components['schemas']['Weapon'];
export type WeaponLevel = components['schemas']['WeaponLevel'];
export type WornPiece = components['schemas']['WornPiece'];
export type BloodborneCalculateAttackRatingResult = components['schemas']['BloodborneCalculateAttackRatingResult'];
export type BloodborneLookUpRecordsResult = components['schemas']['BloodborneLookUpRecordsResult'];
export type EldenRingLookUpRecordsResult = components['schemas']['EldenRingLookUpRecordsResult'];
export type ListReleasesQuery = components['schemas']['ListReleasesQuery'];
export type ListChangesQuery = components['schemas']['ListChangesQuery'];
export type GetLanguagesQuery = components['schemas']['GetLanguagesQuery'];
export type BloodborneListArmorSetsQuery = components['schemas']['BloodborneListArmorSetsQuery'];
export type BloodborneListArmorQuery = components['schemas']['BloodborneListArmorQuery'];
export type BloodborneListBloodGemsQuery = components['schemas']['BloodborneListBloodGemsQuery'];
export type BloodborneListBossesQuery = components['schemas']['BloodborneListBossesQuery'];
export type BloodborneCalculateAttackRatingQuery = components['schemas']['BloodborneCalculateAttackRatingQuery'];
export type BloodborneCalculateDamageQuery = components['schemas']['BloodborneCalculateDamageQuery'];
export type BloodborneCalculateLevelQuery = components['schemas']['BloodborneCalculateLevelQuery'];
export type BloodborneCalculateUpgradeQuery = components['schemas']['BloodborneCalculateUpgradeQuery'];
export type BloodborneCalculateArmorQuery = components['schemas']['BloodborneCalculateArmorQuery'];
export type BloodborneCalculateOptimizeQuery = components['schemas']['BloodborneCalculateOptimizeQuery'];
export type BloodborneCalculateAttackRatingsQuery = components['schemas']['BloodborneCalculateAttackRatingsQuery'];
export type BloodborneListChaliceDungeonsQuery = components['schemas']['BloodborneListChaliceDungeonsQuery'];
export type BloodborneListClassesQuery = components['schemas']['BloodborneListClassesQuery'];
export type BloodborneCompareRecordsQuery = components['schemas']['BloodborneCompareRecordsQuery'];
export type BloodborneListCovenantsQuery = components['schemas']['BloodborneListCovenantsQuery'];
export type BloodborneListEndingsQuery = components['schemas']['BloodborneListEndingsQuery'];
export type BloodborneListEnemiesQuery = components['schemas']['BloodborneListEnemiesQuery'];
export type BloodborneListGesturesQuery = components['schemas']['BloodborneListGesturesQuery'];
export type BloodborneListItemsQuery = components['schemas']['BloodborneListItemsQuery'];
export type BloodborneListLampsQuery = components['schemas']['BloodborneListLampsQuery'];
export type BloodborneListLevelCostsQuery = components['schemas']['BloodborneListLevelCostsQuery'];
export type BloodborneListLocationsQuery = components['schemas']['BloodborneListLocationsQuery'];
export type BloodborneLookUpRecordsQuery = components['schemas']['BloodborneLookUpRecordsQuery'];
export type BloodborneListMerchantsQuery = components['schemas']['BloodborneListMerchantsQuery'];
export type BloodborneListNpcsQuery = components['schemas']['BloodborneListNpcsQuery'];
export type BloodborneReadProgressQuery = components['schemas']['BloodborneReadProgressQuery'];
export type BloodborneFindRouteQuery = components['schemas']['BloodborneFindRouteQuery'];
export type BloodborneGetQualityQuery = components['schemas']['BloodborneGetQualityQuery'];
export type BloodborneListRunesQuery = components['schemas']['BloodborneListRunesQuery'];
export type BloodborneSearchRecordsQuery = components['schemas']['BloodborneSearchRecordsQuery'];
export type BloodborneSuggestNamesQuery = components['schemas']['BloodborneSuggestNamesQuery'];
export type BloodborneListTrophiesQuery = components['schemas']['BloodborneListTrophiesQuery'];
export type BloodborneListWeaponsQuery = components['schemas']['BloodborneListWeaponsQuery'];
export type EldenRingListArmorSetsQuery = components['schemas']['EldenRingListArmorSetsQuery'];
export type EldenRingListArmorQuery = components['schemas']['EldenRingListArmorQuery'];
export type EldenRingListAshesOfWarQuery = components['schemas']['EldenRingListAshesOfWarQuery'];
export type EldenRingListBossesQuery = components['schemas']['EldenRingListBossesQuery'];
export type EldenRingCalculateAttackRatingQuery = components['schemas']['EldenRingCalculateAttackRatingQuery'];
export type EldenRingCalculateDamageQuery = components['schemas']['EldenRingCalculateDamageQuery'];
export type EldenRingCalculateLevelQuery = components['schemas']['EldenRingCalculateLevelQuery'];
export type EldenRingCalculateUpgradeQuery = components['schemas']['EldenRingCalculateUpgradeQuery'];
export type EldenRingCalculateArmorQuery = components['schemas']['EldenRingCalculateArmorQuery'];
export type EldenRingCalculateOptimizeQuery = components['schemas']['EldenRingCalculateOptimizeQuery'];
export type EldenRingCalculateAttackRatingsQuery = components['schemas']['EldenRingCalculateAttackRatingsQuery'];
export type EldenRingListClassesQuery = components['schemas']['EldenRingListClassesQuery'];
export type EldenRingCompareRecordsQuery = components['schemas']['EldenRingCompareRecordsQuery'];
export type EldenRingListElementScalingsQuery = components['schemas']['EldenRingListElementScalingsQuery'];
export type EldenRingListEndingsQuery = components['schemas']['EldenRingListEndingsQuery'];
export type EldenRingListEnemiesQuery = components['schemas']['EldenRingListEnemiesQuery'];
export type EldenRingListGesturesQuery = components['schemas']['EldenRingListGesturesQuery'];
export type EldenRingListGracesQuery = components['schemas']['EldenRingListGracesQuery'];
export type EldenRingListItemsQuery = components['schemas']['EldenRingListItemsQuery'];
export type EldenRingListLevelCostsQuery = components['schemas']['EldenRingListLevelCostsQuery'];
export type EldenRingListLocationsQuery = components['schemas']['EldenRingListLocationsQuery'];
export type EldenRingLookUpRecordsQuery = components['schemas']['EldenRingLookUpRecordsQuery'];
export type EldenRingListMerchantsQuery = components['schemas']['EldenRingListMerchantsQuery'];
export type EldenRingListNpcsQuery = components['schemas']['EldenRingListNpcsQuery'];
export type EldenRingReadProgressQuery = components['schemas']['EldenRingReadProgressQuery'];
export type EldenRingFindRouteQuery = components['schemas']['EldenRingFindRouteQuery'];
export type EldenRingGetQualityQuery = components['schemas']['EldenRingGetQualityQuery'];
export type EldenRingListScalingCurvesQuery = components['schemas']['EldenRingListScalingCurvesQuery'];
export type EldenRingSearchRecordsQuery = components['schemas']['EldenRingSearchRecordsQuery'];
export type EldenRingSuggestNamesQuery = components['schemas']['EldenRingSuggestNamesQuery'];
export type EldenRingListSkillsQuery = components['schemas']['EldenRingListSkillsQuery'];
export type EldenRingListSpellsQuery = components['schemas']['EldenRingListSpellsQuery'];
export type EldenRingListSpiritAshesQuery = components['schemas']['EldenRingListSpiritAshesQuery'];
export type EldenRingListTalismansQuery = components['schemas']['EldenRingListTalismansQuery'];
export type EldenRingListTrophiesQuery = components['schemas']['EldenRingListTrophiesQuery'];
export type EldenRingListUpgradePathsQuery = components['schemas']['EldenRingListUpgradePathsQuery'];
export type EldenRingListUpgradeTypesQuery = components['schemas']['EldenRingListUpgradeTypesQuery'];
export type EldenRingListWeaponsQuery = components['schemas']['EldenRingListWeaponsQuery'];


/** Queries and results of the routes of each game, by the names that they have in the client. */
export interface GameShapes {
"bloodborne": {
lists: { releases: { query: ListReleasesQuery; row: DatasetRelease };
changes: { query: ListChangesQuery; row: RecordChange };
armorSets: { query: BloodborneListArmorSetsQuery; views: { summary: BloodborneArmorSetSummary; detail: BloodborneArmorSetDetail; full: BloodborneArmorSetFull }; hasRecords: true };
armor: { query: BloodborneListArmorQuery; views: { summary: BloodborneArmorSummary; detail: BloodborneArmorDetail; full: BloodborneArmorFull }; hasRecords: true };
bloodGems: { query: BloodborneListBloodGemsQuery; views: { summary: BloodborneBloodGemSummary; detail: BloodborneBloodGemDetail; full: BloodborneBloodGemFull }; hasRecords: true };
bosses: { query: BloodborneListBossesQuery; views: { summary: BloodborneBossSummary; detail: BloodborneBossDetail; full: BloodborneBossFull }; hasRecords: true };
chaliceDungeons: { query: BloodborneListChaliceDungeonsQuery; views: { summary: BloodborneChaliceDungeonSummary; full: BloodborneChaliceDungeonFull }; hasRecords: false };
classes: { query: BloodborneListClassesQuery; views: { summary: BloodborneClassSummary; detail: BloodborneClassDetail; full: BloodborneClassFull }; hasRecords: true };
covenants: { query: BloodborneListCovenantsQuery; views: { summary: BloodborneCovenantSummary; detail: BloodborneCovenantDetail; full: BloodborneCovenantFull }; hasRecords: true };
endings: { query: BloodborneListEndingsQuery; views: { summary: BloodborneEndingSummary; detail: BloodborneEndingDetail; full: BloodborneEndingFull }; hasRecords: true };
enemies: { query: BloodborneListEnemiesQuery; views: { summary: BloodborneEnemySummary; detail: BloodborneEnemyDetail; full: BloodborneEnemyFull }; hasRecords: true };
gestures: { query: BloodborneListGesturesQuery; views: { summary: BloodborneGestureSummary; detail: BloodborneGestureDetail; full: BloodborneGestureFull }; hasRecords: true };
items: { query: BloodborneListItemsQuery; views: { summary: BloodborneItemSummary; detail: BloodborneItemDetail; full: BloodborneItemFull }; hasRecords: true };
lamps: { query: BloodborneListLampsQuery; views: { summary: BloodborneLampSummary; detail: BloodborneLampDetail; full: BloodborneLampFull }; hasRecords: true };
levelCosts: { query: BloodborneListLevelCostsQuery; row: BloodborneLevelCost };
locations: { query: BloodborneListLocationsQuery; views: { summary: BloodborneLocationSummary; detail: BloodborneLocationDetail; full: BloodborneLocationFull }; hasRecords: true };
merchants: { query: BloodborneListMerchantsQuery; views: { summary: BloodborneMerchantSummary; detail: BloodborneMerchantDetail; full: BloodborneMerchantFull }; hasRecords: true };
npcs: { query: BloodborneListNpcsQuery; views: { summary: BloodborneNpcSummary; detail: BloodborneNpcDetail; full: BloodborneNpcFull }; hasRecords: true };
runes: { query: BloodborneListRunesQuery; views: { summary: BloodborneRuneSummary; detail: BloodborneRuneDetail; full: BloodborneRuneFull }; hasRecords: true };
trophies: { query: BloodborneListTrophiesQuery; views: { summary: BloodborneTrophySummary; detail: BloodborneTrophyDetail; full: BloodborneTrophyFull }; hasRecords: true };
weapons: { query: BloodborneListWeaponsQuery; views: { summary: BloodborneWeaponSummary; detail: BloodborneWeaponDetail; full: BloodborneWeaponFull }; hasRecords: true }; };
calculators: { attackRating: { query: BloodborneCalculateAttackRatingQuery; result: BloodborneCalculateAttackRatingResult };
damage: { query: BloodborneCalculateDamageQuery; result: BloodborneDamage };
level: { query: BloodborneCalculateLevelQuery; result: BloodborneLevelPrice };
upgrade: { query: BloodborneCalculateUpgradeQuery; result: BloodborneUpgradePrice };
armor: { query: BloodborneCalculateArmorQuery; result: BloodborneBestArmor };
optimize: { query: BloodborneCalculateOptimizeQuery; result: BloodborneBestStats };
attackRatings: { query: BloodborneCalculateAttackRatingsQuery; result: { data: BloodborneRatedWeapon[]; meta: PageMeta } }; };
search: { query: BloodborneSearchRecordsQuery; result: BloodborneSearchResult; meta: PageMeta };
suggest: { query: BloodborneSuggestNamesQuery; result: BloodborneSuggestion };
lookup: { query: BloodborneLookUpRecordsQuery; result: BloodborneLookUpRecordsResult; meta: BloodborneLookupMeta };
compare: { query: BloodborneCompareRecordsQuery; result: BloodborneComparison };
quality: { query: BloodborneGetQualityQuery; result: BloodborneKindQuality };
progress: { query: BloodborneReadProgressQuery; result: BloodborneProgress; meta: ProgressMeta };
route: { query: BloodborneFindRouteQuery; result: BloodborneRoute };
};
"elden-ring": {
lists: { releases: { query: ListReleasesQuery; row: DatasetRelease };
changes: { query: ListChangesQuery; row: RecordChange };
armorSets: { query: EldenRingListArmorSetsQuery; views: { summary: EldenRingArmorSetSummary; detail: EldenRingArmorSetDetail; full: EldenRingArmorSetFull }; hasRecords: true };
armor: { query: EldenRingListArmorQuery; views: { summary: EldenRingArmorSummary; detail: EldenRingArmorDetail; full: EldenRingArmorFull }; hasRecords: true };
ashesOfWar: { query: EldenRingListAshesOfWarQuery; views: { summary: EldenRingAshOfWarSummary; detail: EldenRingAshOfWarDetail; full: EldenRingAshOfWarFull }; hasRecords: true };
bosses: { query: EldenRingListBossesQuery; views: { summary: EldenRingBossSummary; detail: EldenRingBossDetail; full: EldenRingBossFull }; hasRecords: true };
classes: { query: EldenRingListClassesQuery; views: { summary: EldenRingClassSummary; detail: EldenRingClassDetail; full: EldenRingClassFull }; hasRecords: true };
elementScalings: { query: EldenRingListElementScalingsQuery; views: { summary: EldenRingElementScalingSummary; detail: EldenRingElementScalingDetail; full: EldenRingElementScalingFull }; hasRecords: true };
endings: { query: EldenRingListEndingsQuery; views: { summary: EldenRingEndingSummary; detail: EldenRingEndingDetail; full: EldenRingEndingFull }; hasRecords: true };
enemies: { query: EldenRingListEnemiesQuery; views: { summary: EldenRingEnemySummary; detail: EldenRingEnemyDetail; full: EldenRingEnemyFull }; hasRecords: true };
gestures: { query: EldenRingListGesturesQuery; views: { summary: EldenRingGestureSummary; detail: EldenRingGestureDetail; full: EldenRingGestureFull }; hasRecords: true };
graces: { query: EldenRingListGracesQuery; views: { summary: EldenRingGraceSummary; detail: EldenRingGraceDetail; full: EldenRingGraceFull }; hasRecords: true };
items: { query: EldenRingListItemsQuery; views: { summary: EldenRingItemSummary; detail: EldenRingItemDetail; full: EldenRingItemFull }; hasRecords: true };
levelCosts: { query: EldenRingListLevelCostsQuery; row: EldenRingLevelCost };
locations: { query: EldenRingListLocationsQuery; views: { summary: EldenRingLocationSummary; detail: EldenRingLocationDetail; full: EldenRingLocationFull }; hasRecords: true };
merchants: { query: EldenRingListMerchantsQuery; views: { summary: EldenRingMerchantSummary; detail: EldenRingMerchantDetail; full: EldenRingMerchantFull }; hasRecords: true };
npcs: { query: EldenRingListNpcsQuery; views: { summary: EldenRingNpcSummary; detail: EldenRingNpcDetail; full: EldenRingNpcFull }; hasRecords: true };
scalingCurves: { query: EldenRingListScalingCurvesQuery; views: { summary: EldenRingScalingCurveSummary; detail: EldenRingScalingCurveDetail; full: EldenRingScalingCurveFull }; hasRecords: true };
skills: { query: EldenRingListSkillsQuery; views: { summary: EldenRingSkillSummary; detail: EldenRingSkillDetail; full: EldenRingSkillFull }; hasRecords: true };
spells: { query: EldenRingListSpellsQuery; views: { summary: EldenRingSpellSummary; detail: EldenRingSpellDetail; full: EldenRingSpellFull }; hasRecords: true };
spiritAshes: { query: EldenRingListSpiritAshesQuery; views: { summary: EldenRingSpiritAshSummary; detail: EldenRingSpiritAshDetail; full: EldenRingSpiritAshFull }; hasRecords: true };
talismans: { query: EldenRingListTalismansQuery; views: { summary: EldenRingTalismanSummary; detail: EldenRingTalismanDetail; full: EldenRingTalismanFull }; hasRecords: true };
trophies: { query: EldenRingListTrophiesQuery; views: { summary: EldenRingTrophySummary; detail: EldenRingTrophyDetail; full: EldenRingTrophyFull }; hasRecords: true };
upgradePaths: { query: EldenRingListUpgradePathsQuery; views: { summary: EldenRingUpgradePathSummary; detail: EldenRingUpgradePathDetail; full: EldenRingUpgradePathFull }; hasRecords: true };
upgradeTypes: { query: EldenRingListUpgradeTypesQuery; views: { summary: EldenRingUpgradeTypeSummary; detail: EldenRingUpgradeTypeDetail; full: EldenRingUpgradeTypeFull }; hasRecords: true };
weapons: { query: EldenRingListWeaponsQuery; views: { summary: EldenRingWeaponSummary; detail: EldenRingWeaponDetail; full: EldenRingWeaponFull }; hasRecords: true }; };
calculators: { attackRating: { query: EldenRingCalculateAttackRatingQuery; result: EldenRingAttackRating };
damage: { query: EldenRingCalculateDamageQuery; result: EldenRingDamage };
level: { query: EldenRingCalculateLevelQuery; result: EldenRingLevelPrice };
upgrade: { query: EldenRingCalculateUpgradeQuery; result: EldenRingUpgradePrice };
armor: { query: EldenRingCalculateArmorQuery; result: EldenRingBestArmor };
optimize: { query: EldenRingCalculateOptimizeQuery; result: EldenRingBestStats };
attackRatings: { query: EldenRingCalculateAttackRatingsQuery; result: { data: EldenRingRatedWeapon[]; meta: PageMeta } }; };
search: { query: EldenRingSearchRecordsQuery; result: EldenRingSearchResult; meta: PageMeta };
suggest: { query: EldenRingSuggestNamesQuery; result: EldenRingSuggestion };
lookup: { query: EldenRingLookUpRecordsQuery; result: EldenRingLookUpRecordsResult; meta: EldenRingLookupMeta };
compare: { query: EldenRingCompareRecordsQuery; result: EldenRingComparison };
quality: { query: EldenRingGetQualityQuery; result: EldenRingKindQuality };
progress: { query: EldenRingReadProgressQuery; result: EldenRingProgress; meta: ProgressMeta };
route: { query: EldenRingFindRouteQuery; result: EldenRingRoute };
};
}

/** The game of a client that is given none. */
export const defaultGame = "bloodborne";

/** The segments of the paths of all lists. */
export const segments = ["releases","changes","armor-sets","armor","blood-gems","bosses","chalice-dungeons","classes","covenants","endings","enemies","gestures","items","lamps","level-costs","locations","merchants","npcs","runes","trophies","weapons","ashes-of-war","element-scalings","graces","scaling-curves","skills","spells","spirit-ashes","talismans","upgrade-paths","upgrade-types"];

/** The last segments of the paths of all calculators. */
export const calculators = ["attack-rating","damage","level","upgrade","armor","optimize","attack-ratings"];

/** The members that a problem of each code has for certain, besides those of all. */
export interface ProblemMembers {
    invalid_parameter: 'errors';
    unknown_parameter: 'errors';
    unknown_reference: 'errors';
    missing_parameter: 'errors';
    key_in_query: 'errors';
    malformed_request: never;
    missing_api_key: never;
    malformed_api_key: never;
    invalid_api_key: never;
    expired_api_key: never;
    revoked_api_key: never;
    disabled_api_key: never;
    plan_not_allowed: never;
    resource_not_found: 'did_you_mean';
    game_not_found: 'did_you_mean' | 'available_games';
    route_not_found: 'did_you_mean';
    dataset_gone: 'kept' | 'did_you_mean';
    method_not_allowed: never;
    request_timeout: never;
    payload_too_large: never;
    unsupported_media_type: never;
    uri_too_long: never;
    range_not_satisfiable: 'errors';
    headers_too_large: never;
    quota_exceeded: 'violated_policies' | 'limit' | 'remaining' | 'cost' | 'reset';
    too_many_requests: never;
    query_refused: 'limit';
    internal_error: never;
    http_version_not_supported: never;
    unavailable: never;
}
