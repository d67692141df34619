/**
 * The types of every request and answer, derived from openapi.json by `npm run derive`. They are what
 * `import type { paths } from 'caryll/types'` gives.
 */
export interface paths {
    "/v1/{gameId}/armor-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List armor sets
         * @description Armor sets.
         */
        get: operations["listArmorSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/armor-sets/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one armor set
         * @description One armor set, with the slugs of its pieces.
         */
        get: operations["getArmorSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/armor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List armor
         * @description Armor pieces, filtered by body part or set.
         */
        get: operations["listArmor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/armor/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one armor piece
         * @description One armor piece, with its defences and where to get it.
         */
        get: operations["getArmor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/blood-gems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blood gems
         * @description Blood gems: every grade of every family, and the unique and placed gems.
         */
        get: operations["listBloodGems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/blood-gems/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one blood gem
         * @description One blood gem, with its effects and where it comes from.
         */
        get: operations["getBloodGem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/bosses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bosses
         * @description Bosses, including those of the chalice dungeons.
         */
        get: operations["listBosses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/bosses/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one boss
         * @description One boss, with its location, figures, phases and drops.
         */
        get: operations["getBoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/chalice-dungeons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chalice dungeons
         * @description Chalice dungeons. They have no detail route; their slug is that of the chalice item.
         */
        get: operations["listChaliceDungeons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items
         * @description Items, filtered by family.
         */
        get: operations["listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/items/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one item
         * @description One item, with its effect, who sells it and how else to get it.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Locations, with the slugs of their neighbours and bosses.
         */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/locations/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one location
         * @description One location, with its lamps and its bosses embedded.
         */
        get: operations["getLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/npcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List NPCs
         * @description NPCs, including hostile hunters and summons.
         */
        get: operations["listNpcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/npcs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one NPC
         * @description One NPC, with gifts, drops, placements and quest notes.
         */
        get: operations["getNpc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/runes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runes
         * @description Runes, filtered by kind.
         */
        get: operations["listRunes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/runes/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one rune
         * @description One rune, with its tiers and where each is found.
         */
        get: operations["getRune"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search records
         * @description Finds records by name, including misspelt and partial names, and by description. Apostrophes, accents and case do not count. Results are sorted by `match` (`exact`, `prefix`, `word`, `fuzzy`, `text`), then by `score`, then by type and slug. A search finds at most 1,000 records. Costs 5 units on the plans free and standard, 1 unit on the plan internal.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/weapons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List weapons
         * @description Weapons of either hand, filtered by category.
         */
        get: operations["listWeapons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/weapons/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one weapon
         * @description One weapon, with its requirements, scaling and attack ratings.
         */
        get: operations["getWeapon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's plan and usage
         * @description The caller's plan, both counters of today, when they are reset, and the last 30 days. Costs nothing.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the service is
         * @description Status of the service and its parts, and the version of each data set. Needs no key.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An armor set in a list. */
        ArmorSetSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
        };
        /** @description Which part of a list this is. `total` counts the rows of the whole list, after filtering. */
        PageMeta: {
            /** @description Number of this page, from 1. */
            page: number;
            /** @description Rows on a page. */
            page_size: number;
            /** @description Number of rows in the whole list, after filtering. */
            total: number;
        };
        /** @description An armor set with the slugs of its pieces, from head to legs. */
        ArmorSetDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
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
        /** @description An armor piece in a list. */
        ArmorSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Body part it covers.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the set it belongs to. */
            set_slug: string;
            /** @description Label that distinguishes it from other pieces of the same name. */
            variant_label: string | null;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
        };
        /** @description An armor piece with its defences and where to get it. */
        ArmorDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Body part it covers.
             * @enum {string}
             */
            slot: "chest" | "hands" | "head" | "legs";
            /** @description Slug of the set it belongs to. */
            set_slug: string;
            /** @description Label that distinguishes it from other pieces of the same name. */
            variant_label: string | null;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description A short description. */
            description: string | null;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Defences and resistances. */
            defense: components["schemas"]["ArmorDefense"];
            /** @description Weight in the parameter tables; the game does not show it. */
            equip_load: number;
            /** @description Slugs of the merchants that sell it; empty when none does. */
            sold_by: string[];
            /** @description How else it is obtained. */
            acquisition: components["schemas"]["Acquisition"][];
        };
        /** @description Defences against damage and resistances to ailments. Null means not curated yet. */
        ArmorDefense: {
            /** @description Against physical damage. */
            physical: number | null;
            /** @description Against blunt damage. */
            blunt: number | null;
            /** @description Against thrust damage. */
            thrust: number | null;
            /** @description Against blood damage. */
            blood: number | null;
            /** @description Against arcane damage. */
            arcane: number | null;
            /** @description Against fire damage. */
            fire: number | null;
            /** @description Against bolt damage. */
            bolt: number | null;
            /** @description Resistance to slow poison. */
            slow_poison: number | null;
            /** @description Resistance to rapid poison. */
            rapid_poison: number | null;
            /** @description Resistance to frenzy. */
            frenzy: number | null;
            /** @description Beasthood. */
            beasthood: number | null;
        };
        /** @description One way to obtain it. */
        Acquisition: {
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
            /** @description Slug of the location. */
            location_slug: string | null;
            /** @description Slug of the boss that drops it. */
            boss_slug: string | null;
            /** @description Slug of the NPC that gives or drops it. */
            npc_slug: string | null;
            /** @description A summary in one sentence. */
            notes: string;
        };
        /** @description A blood gem in a list. Shape and rating are null when they vary or are unknown. */
        BloodGemSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Group of its main effect, e.g. `adept_gems`. */
            category: string;
            /**
             * @description Its shape; null when it varies or is unknown.
             * @enum {string|null}
             */
            shape: "circle" | "droplet" | "radial" | "triangle" | "waning" | null;
            /** @description Rating, 1 to 20; null when it varies or is unknown. */
            rating: number | null;
        };
        /** @description A blood gem with its effects and where it comes from. */
        BloodGemDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Group of its main effect, e.g. `adept_gems`. */
            category: string;
            /**
             * @description Its shape; null when it varies or is unknown.
             * @enum {string|null}
             */
            shape: "circle" | "droplet" | "radial" | "triangle" | "waning" | null;
            /** @description Rating, 1 to 20; null when it varies or is unknown. */
            rating: number | null;
            /** @description Main effect. */
            primary_effect: string;
            /** @description Further effects. */
            secondary_effects: string[];
            /** @description Shapes it can have. */
            shapes_available: components["schemas"]["BloodGemShape"][];
            /** @description Where it comes from, in a sentence. */
            availability: string;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Fixed places where it is found; empty for random drops. */
            acquisition: components["schemas"]["Acquisition"][];
        };
        /** @description A shape that a blood gem can have; `glyph` is one character that stands for it in text. */
        BloodGemShape: {
            /**
             * @description The shape.
             * @enum {string}
             */
            shape: "circle" | "droplet" | "radial" | "triangle" | "waning";
            /** @description One character that stands for the shape in text. */
            glyph: string;
            /** @description How common the shape is. */
            notes: string;
        };
        /** @description A boss in a list. */
        BossSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Can be skipped. */
            is_optional: boolean;
            /** @description Met in chalice dungeons. */
            is_chalice: boolean;
            /** @description Slug of the location where it is fought. */
            location_slug: string;
        };
        /** @description A boss with its location, figures, phases and drops. */
        BossDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
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
            /** @description Hit points on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears. */
            hp: number;
            /** @description Blood echoes on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears. */
            blood_echoes: number;
            /** @description What it drops. */
            drops: components["schemas"]["BossDrop"][];
            /** @description Phases in order; empty when there is only one. */
            phases: components["schemas"]["BossPhase"][];
        };
        /** @description Something that a boss drops. */
        BossDrop: {
            /** @description Name of what is dropped. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
        };
        /** @description A phase of a fight. */
        BossPhase: {
            /** @description Number of the phase, from 0. */
            phase_index: number;
            /** @description Name of the phase. */
            name: string;
            /** @description What changes in this phase. */
            notes: string | null;
        };
        /** @description A chalice dungeon. Its slug is that of the chalice item. */
        ChaliceDungeonSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Labyrinth it belongs to. */
            area: string;
            /** @description Depth, 1 to 5. */
            depth: number;
        };
        /** @description An item in a list. */
        ItemSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Family it belongs to.
             * @enum {string}
             */
            family: "arcane_tool" | "consumable" | "key_item" | "multiplayer";
            /** @description Group inside the family; null when there is none. */
            subcategory: string | null;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
        };
        /** @description An item with its effect, who sells it and how else to get it. */
        ItemDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
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
            acquisition: components["schemas"]["Acquisition"][];
        };
        /** @description A location in a list, with the slugs of its neighbours and bosses. */
        LocationSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Region it belongs to. */
            region: string;
            /** @description Slug of the location it is a part of. */
            parent_slug: string | null;
            /** @description Slugs of the locations within walking distance. */
            connected_slugs: string[];
            /** @description Slugs of the bosses fought there. */
            boss_slugs: string[];
        };
        /** @description A location with its lamps, and its bosses embedded. */
        LocationDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Region it belongs to. */
            region: string;
            /** @description Slug of the location it is a part of. */
            parent_slug: string | null;
            /** @description Slugs of the locations within walking distance. */
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
            /** @description Insight that can be gained there once, without consumables; null when not curated yet. */
            insight_total: number | null;
            /** @description Bosses fought there. */
            bosses: components["schemas"]["EmbeddedBoss"][];
        };
        /** @description A boss embedded in a location. */
        EmbeddedBoss: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Can be skipped. */
            is_optional: boolean;
            /** @description Hit points on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears. */
            hp: number;
            /** @description Blood echoes on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears. */
            blood_echoes: number;
            /** @description What it drops. */
            drops: components["schemas"]["BossDrop"][];
            /** @description Phases in order; empty when there is only one. */
            phases: components["schemas"]["BossPhase"][];
        };
        /** @description An NPC in a list. */
        NpcSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description What they are to the player. */
            role: string | null;
            /** @description Slug of the location where they are first met. */
            location_slug: string;
        };
        /** @description An NPC with gifts, drops, placements and quest notes. */
        NpcDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description What they are to the player. */
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
            gifts: components["schemas"]["NpcGift"][];
            /** @description What they drop when killed. */
            drops: components["schemas"]["NpcDrop"][];
            /** @description Where they stand, in story order. */
            placements: components["schemas"]["NpcPlacement"][];
            /** @description What happens with them, in story order; empty when there is no story. */
            quest_notes: string[];
        };
        /** @description Something that an NPC gives; `kind` says what it is, and so which slug it has. */
        NpcGift: components["schemas"]["ItemGift"] | components["schemas"]["GestureGift"] | components["schemas"]["RuneGift"] | components["schemas"]["WeaponGift"] | components["schemas"]["ArmorGift"];
        /** @description A gift that is an item. */
        ItemGift: {
            /** @description Name of the gift. */
            name: string;
            /**
             * @description Always `item`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "item";
            /** @description Slug of the item. */
            item_slug: string;
        };
        /** @description A gift that is a gesture. */
        GestureGift: {
            /** @description Name of the gift. */
            name: string;
            /**
             * @description Always `gesture`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "gesture";
            /** @description Slug of the gesture. */
            gesture_slug: string;
        };
        /** @description A gift that is a rune. */
        RuneGift: {
            /** @description Name of the gift. */
            name: string;
            /**
             * @description Always `rune`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "rune";
            /** @description Slug of the rune. */
            rune_slug: string;
        };
        /** @description A gift that is a weapon. */
        WeaponGift: {
            /** @description Name of the gift. */
            name: string;
            /**
             * @description Always `weapon`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "weapon";
            /** @description Slug of the weapon. */
            weapon_slug: string;
        };
        /** @description A gift that is an armor piece. */
        ArmorGift: {
            /** @description Name of the gift. */
            name: string;
            /**
             * @description Always `armor`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "armor";
            /** @description Slug of the armor piece. */
            armor_slug: string;
        };
        /** @description Something that an NPC drops when killed. */
        NpcDrop: {
            /** @description Name of what is dropped. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Chance from 0 to 1; null when unknown. */
            drop_rate: number | null;
            /** @description Condition that must be met. */
            condition: string | null;
        };
        /** @description A spot where an NPC stands. */
        NpcPlacement: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Where inside the location. */
            sub_area: string;
        };
        /** @description A rune in a list. */
        RuneSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Ordinary slot or oath slot.
             * @enum {string}
             */
            kind: "caryll" | "oath";
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
        };
        /** @description A rune with its tiers and where each is found. */
        RuneDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
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
            tiers: components["schemas"]["RuneTier"][];
            /** @description Slug of the covenant that an oath rune swears to. */
            covenant_slug: string | null;
            /** @description Anything else worth knowing; null when there is nothing. */
            special_note: string | null;
            /** @description How each tier is obtained, in short. */
            acquisition: components["schemas"]["RuneAcquisition"][];
        };
        /** @description A tier of a rune. */
        RuneTier: {
            /** @description Number of the tier, from 1. */
            tier: number;
            /** @description Bonus at this tier. */
            effect_bonus: string;
        };
        /** @description One way to obtain a tier of a rune. */
        RuneAcquisition: {
            /**
             * @description How it is obtained.
             * @enum {string}
             */
            kind: "boss_drop" | "chest" | "coffin" | "covenant_reward" | "dungeon_reward" | "enemy_drop" | "event" | "npc_drop" | "npc_gift" | "starting" | "treasure" | "use_item";
            /** @description Slug of the location. */
            location_slug: string;
            /** @description A summary in one sentence. */
            source: string;
            /** @description Tier obtained; null when the rune has only one. */
            tier: number | null;
        };
        /** @description A record that was found. `match` says why; `url` is the path of the record itself. */
        SearchResult: {
            /**
             * @description What kind of record it is.
             * @enum {string}
             */
            type: "armor" | "armor_set" | "blood_gem" | "boss" | "chalice_dungeon" | "item" | "location" | "npc" | "rune" | "weapon";
            /** @description Its slug. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description Path of the record itself; null for a chalice dungeon, which has no route of its own. */
            url: string | null;
            /** @description How well the record matches, from 0 to 1; comparable among records with the same `match`. */
            score: number;
            /**
             * @description Why it was found.
             * @enum {string}
             */
            match: "exact" | "fuzzy" | "prefix" | "text" | "word";
        };
        /** @description A weapon in a list, with its versions and forms. */
        WeaponSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Kind of weapon.
             * @enum {string}
             */
            category: "firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon";
            /** @description Its versions: normal, uncanny, lost. */
            variants: components["schemas"]["WeaponVariantSummary"][];
            /** @description Its forms in order. */
            forms: components["schemas"]["WeaponFormSummary"][];
        };
        /** @description A version of a weapon, with the shapes of its gem slots in order. */
        WeaponVariantSummary: {
            /**
             * @description Which version.
             * @enum {string}
             */
            kind: "lost" | "normal" | "uncanny";
            /** @description Shapes of its gem slots, in order. */
            gems: ("circle" | "droplet" | "radial" | "triangle" | "waning")[];
        };
        /** @description A form of a weapon. */
        WeaponFormSummary: {
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
        /** @description A weapon with its requirements, scaling and attack ratings. */
        WeaponDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Kind of weapon.
             * @enum {string}
             */
            category: "firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon";
            /** @description Its versions: normal, uncanny, lost. */
            variants: components["schemas"]["WeaponVariantDetail"][];
            /** @description Its forms in order. */
            forms: components["schemas"]["WeaponFormDetail"][];
            /** @description What it does, in single words. */
            tags: string[];
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Attributes needed. */
            requirements: components["schemas"]["WeaponRequirements"];
            /** @description Scaling grades at +0. */
            scaling: components["schemas"]["WeaponScaling"];
        };
        /** @description A version of a weapon, and where it comes from. */
        WeaponVariantDetail: {
            /**
             * @description Which version.
             * @enum {string}
             */
            kind: "lost" | "normal" | "uncanny";
            /** @description Shapes of its gem slots, in order. */
            gems: ("circle" | "droplet" | "radial" | "triangle" | "waning")[];
            /** @description Where this version comes from. */
            notes: string | null;
        };
        /** @description A form of a weapon, with its attack ratings and scaling at +0. */
        WeaponFormDetail: {
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
            scaling: components["schemas"]["WeaponScaling"];
        };
        /** @description Scaling grade by attribute. A dash means no scaling. */
        WeaponScaling: {
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
        /** @description Points needed in each attribute. */
        WeaponRequirements: {
            /** @description Strength. */
            strength: number | null;
            /** @description Skill. */
            skill: number | null;
            /** @description Bloodtinge. */
            blood_tinge: number | null;
            /** @description Arcane. */
            arcane: number | null;
        };
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /**
             * Format: uri-reference
             * @description Page that explains the code.
             */
            type: string;
            /** @description Constant for a code. */
            title: string;
            /** @description HTTP status. */
            status: number;
            /** @description What happened, and what to do about it. */
            detail: string;
            /**
             * Format: uri-reference
             * @description The request target.
             */
            instance: string;
            /**
             * @description What kind of problem it is.
             * @enum {string}
             */
            code: "invalid_parameter" | "unknown_parameter" | "unknown_reference" | "missing_parameter" | "key_in_query" | "malformed_request" | "missing_api_key" | "malformed_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key" | "disabled_api_key" | "plan_not_allowed" | "resource_not_found" | "game_not_found" | "route_not_found" | "method_not_allowed" | "request_timeout" | "payload_too_large" | "uri_too_long" | "headers_too_large" | "quota_exceeded" | "too_many_requests" | "query_refused" | "internal_error" | "http_version_not_supported" | "unavailable";
            /** @description The same as the header X-Request-Id. */
            request_id: string;
            /** @description One entry for each faulty input. */
            errors?: components["schemas"]["InputFault"][];
            /** @description What is near to it, best first. */
            did_you_mean?: string[];
            /** @description Games the service has. */
            available_games?: string[];
            /** @description Limits that were met. */
            violated_policies?: ("key" | "owner")[];
            /** @description Units a day under the policy with the fewest units left. */
            limit?: number;
            /** @description Units left today under that policy. */
            remaining?: number;
            /** @description Units that the request would have cost. */
            cost?: number;
            /** @description When the day ends, in Unix epoch seconds. */
            reset?: number;
        };
        /** @description One faulty input: where it stands and what is wrong with it. */
        InputFault: {
            /**
             * @description Where it stands.
             * @enum {string}
             */
            in: "query" | "path" | "header" | "body";
            /** @description Name of the parameter. */
            name: string;
            /** @description What is wrong with it, in one word. */
            code: string;
            /** @description What was received; all values when the parameter was repeated. */
            received?: string | string[];
            /** @description Smallest value allowed. */
            min?: number;
            /** @description Largest value allowed. */
            max?: number;
            /** @description Fewest characters allowed. */
            min_length?: number;
            /** @description Most characters allowed. */
            max_length?: number;
            /** @description The values allowed. */
            allowed?: string[];
            /** @description What is near to it. */
            did_you_mean?: string[];
        };
        /** @description The caller's plan and what was used of it. */
        Usage: {
            data: {
                /** @description The key as it is shown: its first 16 and last 4 characters. */
                key: string;
                /** @enum {string} */
                plan: "free" | "standard" | "internal";
                /** @description Units of this key today. */
                key_units: {
                    limit: number;
                    used: number;
                    remaining: number;
                };
                /** @description Units of all keys of its owner today. */
                owner_units: {
                    limit: number;
                    used: number;
                    remaining: number;
                };
                /** @description When the day ends, in Unix epoch seconds. */
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
        /** @description How the service is. */
        Health: {
            /** @enum {string} */
            status: "ok" | "degraded" | "unavailable";
            version: string;
            uptime_seconds: number;
            checks: {
                database: {
                    /** @enum {string} */
                    status: "ok" | "degraded" | "unavailable";
                    latency_ms: number | null;
                };
                quota: {
                    /** @enum {string} */
                    status: "ok" | "degraded" | "unavailable";
                    latency_ms: number | null;
                };
            };
            games: {
                [key: string]: {
                    dataset_version: string;
                    records: number;
                    /** Format: date */
                    released_at: string;
                };
            };
        };
    };
    responses: {
        /** @description The caller has this answer already: `If-None-Match` named its entity tag, which costs nothing, or was `*`, which is charged. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller has this answer already: `If-None-Match` named its entity tag, which costs nothing, or was `*`, which is charged. */
        ListNotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `invalid_parameter`: Invalid parameter. `unknown_parameter`: Unknown parameter. `key_in_query`: API key in the query string. `malformed_request`: Malformed request. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 400;
                    /** @enum {string} */
                    code: "invalid_parameter" | "unknown_parameter" | "key_in_query" | "malformed_request";
                };
            };
        };
        /** @description `missing_api_key`: API key missing. `malformed_api_key`: API key malformed. `invalid_api_key`: API key unknown. `expired_api_key`: API key expired. `revoked_api_key`: API key revoked. `disabled_api_key`: API key disabled. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 401;
                    /** @enum {string} */
                    code: "missing_api_key" | "malformed_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key" | "disabled_api_key";
                };
            };
        };
        /** @description `game_not_found`: Game not found. `route_not_found`: Route not found. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 404;
                    /** @enum {string} */
                    code: "game_not_found" | "route_not_found";
                    /** @description What is near to it, best first. */
                    did_you_mean: string[];
                };
            };
        };
        /** @description `request_timeout`: Request timeout. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 408;
                    /** @enum {string} */
                    code: "request_timeout";
                };
            };
        };
        /** @description `uri_too_long`: Address too long. */
        UriTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 414;
                    /** @enum {string} */
                    code: "uri_too_long";
                };
            };
        };
        /** @description `quota_exceeded`: Quota exceeded. `too_many_requests`: Too many uncharged requests. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 429;
                    /** @enum {string} */
                    code: "quota_exceeded" | "too_many_requests";
                };
            };
        };
        /** @description `headers_too_large`: Request headers too large. */
        HeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 431;
                    /** @enum {string} */
                    code: "headers_too_large";
                };
            };
        };
        /** @description `internal_error`: Internal error. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 500;
                    /** @enum {string} */
                    code: "internal_error";
                };
            };
        };
        /** @description `unavailable`: Temporarily unavailable. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 503;
                    /** @enum {string} */
                    code: "unavailable";
                };
            };
        };
        /** @description `http_version_not_supported`: HTTP version not supported. */
        HttpVersionNotSupported: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 505;
                    /** @enum {string} */
                    code: "http_version_not_supported";
                };
            };
        };
        /** @description `resource_not_found`: Record not found. `game_not_found`: Game not found. `route_not_found`: Route not found. */
        NotFound2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 404;
                    /** @enum {string} */
                    code: "resource_not_found" | "game_not_found" | "route_not_found";
                    /** @description What is near to it, best first. */
                    did_you_mean: string[];
                };
            };
        };
        /** @description `invalid_parameter`: Invalid parameter. `unknown_parameter`: Unknown parameter. `unknown_reference`: Unknown reference. `key_in_query`: API key in the query string. `malformed_request`: Malformed request. */
        BadRequest2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 400;
                    /** @enum {string} */
                    code: "invalid_parameter" | "unknown_parameter" | "unknown_reference" | "key_in_query" | "malformed_request";
                };
            };
        };
        /** @description `invalid_parameter`: Invalid parameter. `unknown_parameter`: Unknown parameter. `missing_parameter`: Missing parameter. `key_in_query`: API key in the query string. `malformed_request`: Malformed request. */
        BadRequest3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 400;
                    /** @enum {string} */
                    code: "invalid_parameter" | "unknown_parameter" | "missing_parameter" | "key_in_query" | "malformed_request";
                };
            };
        };
        /** @description `unknown_parameter`: Unknown parameter. `key_in_query`: API key in the query string. `malformed_request`: Malformed request. */
        BadRequest4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 400;
                    /** @enum {string} */
                    code: "unknown_parameter" | "key_in_query" | "malformed_request";
                };
            };
        };
        /** @description `malformed_request`: Malformed request. */
        BadRequest5: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 400;
                    /** @enum {string} */
                    code: "malformed_request";
                };
            };
        };
        /** @description `http_version_not_supported`: HTTP version not supported. */
        HttpVersionNotSupported2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Length": components["headers"]["Content-Length"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 505;
                    /** @enum {string} */
                    code: "http_version_not_supported";
                };
            };
        };
    };
    parameters: {
        /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Units a day under the policy with the fewest units left. Rate headers stand on every response to a request with a valid key.
         * @example 100
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Units left today under that policy.
         * @example 99
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description When the day ends, at 00:00 UTC, in Unix epoch seconds.
         * @example 1795305600
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Which policy that is: of this key, or of its owner over all keys.
         * @example key
         */
        "X-RateLimit-Policy": "key" | "owner";
        /**
         * @description Units that this request was charged.
         * @example 1
         */
        "X-RateLimit-Cost": number;
        /**
         * @description Both policies: quota `q` in units, window `w` in seconds.
         * @example "key";q=100;w=86400, "owner";q=150;w=86400
         */
        "RateLimit-Policy": string;
        /**
         * @description Both policies: units left `r`, seconds to the reset `t`.
         * @example "key";r=99;t=30123, "owner";r=149;t=30123
         */
        RateLimit: string;
        /**
         * @description Identifier of the request; a caller's own is kept when it has 8 to 64 of the characters A-Z a-z 0-9 _ -.
         * @example 0b9f3f0e-6d1a-4b7e-9d0e-3f7a2b1c4d5e
         */
        "X-Request-Id": string;
        /**
         * @description Version of the game's data, `YYYY.M.N`.
         * @example 2026.11.1
         */
        "X-Dataset-Version": string;
        /**
         * @description Strong entity tag of the body in its content coding; send it back as `If-None-Match`.
         * @example "pVt8m2Y0l0h0cJr6hZ1u3xQk7aE"
         */
        ETag: string;
        /**
         * @description Whether and how long the answer may be kept.
         * @example private, max-age=300
         */
        "Cache-Control": string;
        /**
         * @description Request headers that the answer depends on.
         * @example Accept-Encoding, Authorization, X-API-Key
         */
        Vary: string;
        /**
         * @description Pages of any origin may read the answer.
         * @example *
         */
        "Access-Control-Allow-Origin": string;
        /**
         * @description Headers that scripts of other origins may read.
         * @example ETag, Link, X-RateLimit-Remaining
         */
        "Access-Control-Expose-Headers": string;
        /**
         * @description The media type is to be taken as it stands.
         * @example nosniff
         */
        "X-Content-Type-Options": "nosniff";
        /**
         * @description Bytes of the body as sent.
         * @example 512
         */
        "Content-Length": number;
        /**
         * @description How the body is compressed, when `Accept-Encoding` allowed it and it is large enough.
         * @example br
         */
        "Content-Encoding": "br" | "gzip";
        /**
         * @description The `first`, `prev`, `next` and `last` page (RFC 8288), every filter kept.
         * @example </v1/bloodborne/bosses?page=2&page_size=20>; rel="next"
         */
        Link: string;
        /**
         * @description Seconds after which to try again.
         * @example 30123
         */
        "Retry-After": number;
        /**
         * @description How to authenticate (RFC 9110).
         * @example Bearer realm="caryll", ApiKey realm="caryll", header="X-API-Key"
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listArmorSets: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "ashen-hunter-set",
                     *           "name": "Ashen Hunter Set",
                     *           "is_dlc": false
                     *         },
                     *         {
                     *           "slug": "black-church-set",
                     *           "name": "Black Church Set",
                     *           "is_dlc": false
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 37
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ArmorSetSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getArmorSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
                /**
                 * @description Slug of the armor set.
                 * @example charred-hunter-set
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "charred-hunter-set",
                     *         "name": "Charred Hunter Set",
                     *         "is_dlc": false,
                     *         "wiki_url": "https://bloodborne.fandom.com/wiki/Charred_Hunter_Set",
                     *         "piece_slugs": [
                     *           "charred-hunter-garb",
                     *           "charred-hunter-gloves",
                     *           "charred-hunter-trousers"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ArmorSetDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listArmor: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /**
                 * @description Only pieces for this body part.
                 * @example head
                 */
                slot?: "chest" | "hands" | "head" | "legs";
                /** @description Only pieces of the set with this slug. */
                set_slug?: string;
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "beak-mask",
                     *           "name": "Beak Mask",
                     *           "slot": "head",
                     *           "set_slug": "crowfeather-set",
                     *           "variant_label": null,
                     *           "is_dlc": false
                     *         },
                     *         {
                     *           "slug": "black-church-hat",
                     *           "name": "Black Church Hat",
                     *           "slot": "head",
                     *           "set_slug": "black-church-set",
                     *           "variant_label": null,
                     *           "is_dlc": false
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 35
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ArmorSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getArmor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
                /**
                 * @description Slug of the armor piece.
                 * @example charred-hunter-garb
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "charred-hunter-garb",
                     *         "name": "Charred Hunter Garb",
                     *         "slot": "chest",
                     *         "set_slug": "charred-hunter-set",
                     *         "variant_label": null,
                     *         "is_dlc": false,
                     *         "description": "Coat of the hunters who burned Old Yharnam. Its fire defence of 140 is the highest of any chest piece, shared with the Bone Ash Armor; arcane and bolt get through easily.",
                     *         "wiki_url": "https://bloodborne.fandom.com/wiki/Charred_Hunter_Garb",
                     *         "defense": {
                     *           "physical": 110,
                     *           "blunt": 100,
                     *           "thrust": 70,
                     *           "blood": 100,
                     *           "arcane": 40,
                     *           "fire": 140,
                     *           "bolt": 60,
                     *           "slow_poison": 29,
                     *           "rapid_poison": 37,
                     *           "frenzy": 45,
                     *           "beasthood": 58
                     *         },
                     *         "equip_load": 5,
                     *         "sold_by": [],
                     *         "acquisition": [
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "old-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "On a body in Old Yharnam."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ArmorDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listBloodGems: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "adept-abyssal-blood-gem-blunt",
                     *           "name": "Adept Abyssal Blood Gem, Blunt",
                     *           "category": "adept_gems",
                     *           "shape": null,
                     *           "rating": 20
                     *         },
                     *         {
                     *           "slug": "adept-abyssal-blood-gem-thrust",
                     *           "name": "Adept Abyssal Blood Gem, Thrust",
                     *           "category": "adept_gems",
                     *           "shape": null,
                     *           "rating": 20
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 266
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BloodGemSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getBloodGem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
                /**
                 * @description Slug of the blood gem.
                 * @example beasthunters-abyssal-blood-gem
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "beasthunters-abyssal-blood-gem",
                     *         "name": "Beasthunter's Abyssal Blood Gem",
                     *         "category": "beasthunters_gems",
                     *         "shape": null,
                     *         "rating": 20,
                     *         "primary_effect": "Attack against beasts +5.4% to +33.8%",
                     *         "secondary_effects": [],
                     *         "shapes_available": [
                     *           {
                     *             "shape": "radial",
                     *             "glyph": "✺",
                     *             "notes": "As usual as the other slot shapes; the Pthumeru dungeons favour it."
                     *           },
                     *           {
                     *             "shape": "triangle",
                     *             "glyph": "△",
                     *             "notes": "As usual as the other slot shapes; the Isz dungeons favour it."
                     *           },
                     *           {
                     *             "shape": "waning",
                     *             "glyph": "☾",
                     *             "notes": "As usual as the other slot shapes; the Loran dungeons favour it."
                     *           },
                     *           {
                     *             "shape": "droplet",
                     *             "glyph": "◊",
                     *             "notes": "Rare; fits a slot of any shape."
                     *           }
                     *         ],
                     *         "availability": "Very rare drop of rating 20, the highest, from chalice dungeons of depth 5.",
                     *         "wiki_url": "https://bloodborne.fandom.com/wiki/Blood_Gems",
                     *         "acquisition": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BloodGemDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listBosses: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "abhorrent-beast",
                     *           "name": "Abhorrent Beast",
                     *           "is_optional": true,
                     *           "is_chalice": true,
                     *           "location_slug": "loran"
                     *         },
                     *         {
                     *           "slug": "amygdala",
                     *           "name": "Amygdala",
                     *           "is_optional": true,
                     *           "is_chalice": false,
                     *           "location_slug": "nightmare-frontier"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 42
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BossSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getBoss: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
                /**
                 * @description Slug of the boss.
                 * @example father-gascoigne
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "father-gascoigne",
                     *         "name": "Father Gascoigne",
                     *         "is_optional": false,
                     *         "is_chalice": false,
                     *         "location_slug": "central-yharnam",
                     *         "description": "A foreign hunter of the Healing Church who has lost himself to the hunt, met among the graves of the Tomb of Oedon. He fights with a Hunter Axe and a firearm, and turns into a beast when hurt enough. The Tiny Music Box of his daughter stuns him for a moment, and his way of fighting is a lesson in the parry. The key he leaves opens the way to Oedon Chapel.",
                     *         "wiki_url": "https://bloodborne.fandom.com/wiki/Father_Gascoigne",
                     *         "campaign": "main_story",
                     *         "is_dlc": false,
                     *         "is_required": true,
                     *         "is_interruptible": true,
                     *         "lamp": "Tomb of Oedon",
                     *         "hp": 2031,
                     *         "blood_echoes": 3200,
                     *         "drops": [
                     *           {
                     *             "name": "Oedon Tomb Key",
                     *             "quantity": 1
                     *           }
                     *         ],
                     *         "phases": [
                     *           {
                     *             "phase_index": 0,
                     *             "name": "Human",
                     *             "notes": "Fights with the Hunter Axe, folded and unfolded, and a firearm."
                     *           },
                     *           {
                     *             "phase_index": 1,
                     *             "name": "Beast",
                     *             "notes": "Drops his weapons, is faster and breaks through the gravestones; fire and serrated weapons now hurt him more."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BossDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listChaliceDungeons: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "ailing-loran-chalice",
                     *           "name": "Ailing Loran Chalice",
                     *           "area": "Loran",
                     *           "depth": 4
                     *         },
                     *         {
                     *           "slug": "ailing-loran-root-chalice",
                     *           "name": "Ailing Loran Root Chalice",
                     *           "area": "Loran",
                     *           "depth": 4
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 25
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ChaliceDungeonSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /**
                 * @description Only items of this family.
                 * @example consumable
                 */
                family?: "arcane_tool" | "consumable" | "key_item" | "multiplayer";
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "antidote",
                     *           "name": "Antidote",
                     *           "family": "consumable",
                     *           "subcategory": "remedy",
                     *           "is_dlc": false
                     *         },
                     *         {
                     *           "slug": "beast-blood-pellet",
                     *           "name": "Beast Blood Pellet",
                     *           "family": "consumable",
                     *           "subcategory": "elixir",
                     *           "is_dlc": false
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 55
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ItemSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
                /**
                 * @description Slug of the item.
                 * @example blood-vial
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "blood-vial",
                     *         "name": "Blood Vial",
                     *         "family": "consumable",
                     *         "subcategory": "blood_vial",
                     *         "is_dlc": false,
                     *         "effect": "Restores 40% of maximum HP; 20 can be carried before runes.",
                     *         "sold_by": [
                     *           "bath-messengers",
                     *           "dungeon-messengers",
                     *           "patches-the-spider"
                     *         ],
                     *         "acquisition": [
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "central-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in four places in Central Yharnam, two at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "central-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Four found together in Central Yharnam."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "central-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Six found together in Central Yharnam."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "cathedral-ward",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in the Cathedral Ward."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "cathedral-ward",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in two places in the Cathedral Ward, six at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "cathedral-ward",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Two found together in the Cathedral Ward."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "old-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in three places in Old Yharnam, six at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "forbidden-woods",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in two places in the Forbidden Woods, six at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "forbidden-woods",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Two found together in the Forbidden Woods."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "forbidden-woods",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Five found together in the Forbidden Woods."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "yahargul-unseen-village",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Eight found together in Yahar'gul, Unseen Village."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "yahargul-unseen-village",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Six found together in Yahar'gul, Unseen Village."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hypogean-gaol",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Six found together in the Hypogean Gaol."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "nightmare-frontier",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in two places in the Nightmare Frontier, two at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "nightmare-frontier",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Three found together in the Nightmare Frontier."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "nightmare-of-mensis",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in two places in the Nightmare of Mensis, eight at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in four places in the Hunter's Nightmare, three at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in three places in the Hunter's Nightmare, six at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in four places in the Hunter's Nightmare, one at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Two found together in the Hunter's Nightmare."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Ten found together in the Hunter's Nightmare."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Four found together in the Hunter's Nightmare."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "research-hall",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Two found together in the Research Hall."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "research-hall",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Five found together in the Research Hall."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "fishing-hamlet",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Found in two places in the Fishing Hamlet, three at each."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "fishing-hamlet",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Six found together in the Fishing Hamlet."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ItemDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "abandoned-old-workshop",
                     *           "name": "Abandoned Old Workshop",
                     *           "region": "Unseen Headstone",
                     *           "parent_slug": "healing-church-workshop",
                     *           "connected_slugs": [
                     *             "healing-church-workshop"
                     *           ],
                     *           "boss_slugs": []
                     *         },
                     *         {
                     *           "slug": "astral-clocktower",
                     *           "name": "Astral Clocktower",
                     *           "region": "Hunter's Nightmare Headstone",
                     *           "parent_slug": "research-hall",
                     *           "connected_slugs": [
                     *             "fishing-hamlet",
                     *             "research-hall"
                     *           ],
                     *           "boss_slugs": [
                     *             "lady-maria-of-the-astral-clocktower"
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 26
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LocationSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
                /**
                 * @description Slug of the location.
                 * @example central-yharnam
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "central-yharnam",
                     *         "name": "Central Yharnam",
                     *         "region": "Yharnam Headstone",
                     *         "parent_slug": null,
                     *         "connected_slugs": [
                     *           "cathedral-ward",
                     *           "iosefkas-clinic"
                     *         ],
                     *         "boss_slugs": [
                     *           "cleric-beast",
                     *           "father-gascoigne"
                     *         ],
                     *         "headstone": "yharnam",
                     *         "time_of_day": [
                     *           "day",
                     *           "evening",
                     *           "night",
                     *           "blood_moon"
                     *         ],
                     *         "lamps": [
                     *           "Central Yharnam",
                     *           "Great Bridge",
                     *           "Tomb of Oedon"
                     *         ],
                     *         "insight_total": 8,
                     *         "bosses": [
                     *           {
                     *             "slug": "cleric-beast",
                     *             "name": "Cleric Beast",
                     *             "is_optional": true,
                     *             "hp": 3015,
                     *             "blood_echoes": 4000,
                     *             "drops": [
                     *               {
                     *                 "name": "Sword Hunter Badge",
                     *                 "quantity": 1
                     *               }
                     *             ],
                     *             "phases": []
                     *           },
                     *           {
                     *             "slug": "father-gascoigne",
                     *             "name": "Father Gascoigne",
                     *             "is_optional": false,
                     *             "hp": 2031,
                     *             "blood_echoes": 3200,
                     *             "drops": [
                     *               {
                     *                 "name": "Oedon Tomb Key",
                     *                 "quantity": 1
                     *               }
                     *             ],
                     *             "phases": [
                     *               {
                     *                 "phase_index": 0,
                     *                 "name": "Human",
                     *                 "notes": "Fights with the Hunter Axe, folded and unfolded, and a firearm."
                     *               },
                     *               {
                     *                 "phase_index": 1,
                     *                 "name": "Beast",
                     *                 "notes": "Drops his weapons, is faster and breaks through the gravestones; fire and serrated weapons now hurt him more."
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LocationDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listNpcs: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "adella-the-nun",
                     *           "name": "Adella the Nun",
                     *           "role": "Survivor",
                     *           "location_slug": "hypogean-gaol"
                     *         },
                     *         {
                     *           "slug": "annalise-queen-of-the-vilebloods",
                     *           "name": "Annalise, Queen of the Vilebloods",
                     *           "role": "Leader of the Vilebloods",
                     *           "location_slug": "forsaken-cainhurst-castle"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 52
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["NpcSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getNpc: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
                /**
                 * @description Slug of the NPC.
                 * @example eileen-the-crow
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "eileen-the-crow",
                     *         "name": "Eileen the Crow",
                     *         "role": "Hunter of Hunters",
                     *         "location_slug": "central-yharnam",
                     *         "campaign": "main_story",
                     *         "is_dlc": false,
                     *         "time_of_day": [
                     *           "day",
                     *           "evening",
                     *           "night",
                     *           "blood_moon"
                     *         ],
                     *         "gifts": [
                     *           {
                     *             "name": "Bold Hunter's Mark",
                     *             "kind": "item",
                     *             "item_slug": "bold-hunters-mark"
                     *           },
                     *           {
                     *             "name": "Crow Hunter Badge",
                     *             "kind": "item",
                     *             "item_slug": "crow-hunter-badge"
                     *           },
                     *           {
                     *             "name": "Approval",
                     *             "kind": "gesture",
                     *             "gesture_slug": "approval"
                     *           },
                     *           {
                     *             "name": "Shake Off Cape",
                     *             "kind": "gesture",
                     *             "gesture_slug": "shake-off-cape"
                     *           },
                     *           {
                     *             "name": "Shh!",
                     *             "kind": "gesture",
                     *             "gesture_slug": "shh"
                     *           },
                     *           {
                     *             "name": "Wait",
                     *             "kind": "gesture",
                     *             "gesture_slug": "wait"
                     *           },
                     *           {
                     *             "name": "Hunter",
                     *             "kind": "rune",
                     *             "rune_slug": "hunter"
                     *           }
                     *         ],
                     *         "drops": [
                     *           {
                     *             "name": "Crow Hunter Badge",
                     *             "quantity": 1,
                     *             "drop_rate": null,
                     *             "condition": "when she is killed, or has been left to fight Henryk alone"
                     *           }
                     *         ],
                     *         "placements": [
                     *           {
                     *             "location_slug": "central-yharnam",
                     *             "sub_area": "Rafters of the Dry Dock"
                     *           },
                     *           {
                     *             "location_slug": "cathedral-ward",
                     *             "sub_area": "By the fence to the left of the rear exit of Oedon Chapel"
                     *           },
                     *           {
                     *             "location_slug": "central-yharnam",
                     *             "sub_area": "Tomb of Oedon"
                     *           },
                     *           {
                     *             "location_slug": "cathedral-ward",
                     *             "sub_area": "Steps of the Grand Cathedral"
                     *           }
                     *         ],
                     *         "quest_notes": [
                     *           "Met on the rafters in Central Yharnam before Father Gascoigne is beaten, she gives four Bold Hunter's Marks and teaches Shake Off Cape.",
                     *           "Behind Oedon Chapel, with the main gate open and Vicar Amelia alive, she warns against the Tomb of Oedon and teaches Shh!",
                     *           "Fights Henryk in the Tomb of Oedon; helped there and spoken to afterwards, she teaches Approval. Left alone she may die, and her story ends with the Crow Hunter Badge on her body.",
                     *           "Sits wounded before the Grand Cathedral after Rom is beaten and teaches Wait.",
                     *           "With the Bloody Crow of Cainhurst killed inside the cathedral, she passes on the Crow Hunter Badge and the Hunter rune.",
                     *           "When one of her meetings has been missed, or Henryk is still alive when the Forbidden Woods are entered, she turns up in the Grand Cathedral after Rom as an enemy."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["NpcDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listRunes: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /**
                 * @description Only runes of this kind.
                 * @example caryll
                 */
                kind?: "caryll" | "oath";
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "anti-clockwise-metamorphosis",
                     *           "name": "Anti-Clockwise Metamorphosis",
                     *           "kind": "caryll",
                     *           "is_dlc": false
                     *         },
                     *         {
                     *           "slug": "arcane-lake",
                     *           "name": "Arcane Lake",
                     *           "kind": "caryll",
                     *           "is_dlc": false
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 21
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["RuneSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getRune: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
                /**
                 * @description Slug of the rune.
                 * @example arcane-lake
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "arcane-lake",
                     *         "name": "Arcane Lake",
                     *         "kind": "caryll",
                     *         "is_dlc": false,
                     *         "effect": "+5%; +7%; +10%",
                     *         "tiers": [
                     *           {
                     *             "tier": 1,
                     *             "effect_bonus": "+5%"
                     *           },
                     *           {
                     *             "tier": 2,
                     *             "effect_bonus": "+7%"
                     *           },
                     *           {
                     *             "tier": 3,
                     *             "effect_bonus": "+10%"
                     *           }
                     *         ],
                     *         "covenant_slug": null,
                     *         "special_note": "Adds to the other Lake runes, with diminishing returns.",
                     *         "acquisition": [
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "yahargul-unseen-village",
                     *             "source": "Behind a brightly burning corpse past the gateway at the foot of the great stairs in Yahar'gul.",
                     *             "tier": 1
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "byrgenwerth",
                     *             "source": "Up the stairs to the left of the Byrgenwerth lamp, close to a Brainsucker.",
                     *             "tier": 2
                     *           },
                     *           {
                     *             "kind": "coffin",
                     *             "location_slug": "isz",
                     *             "source": "In a coffin in dungeons of the Isz Root Chalice.",
                     *             "tier": 3
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["RuneDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                /**
                 * @description What to look for: 2 to 100 characters, without the spaces around it. Every character is ordinary text.
                 * @example gascoine
                 */
                q: string;
                /**
                 * @description Which kinds of records to find, separated by commas; all when absent.
                 * @example [
                 *       "boss",
                 *       "npc"
                 *     ]
                 */
                type?: ("armor" | "armor_set" | "blood_gem" | "boss" | "chalice_dungeon" | "item" | "location" | "npc" | "rune" | "weapon")[];
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "type": "boss",
                     *           "slug": "father-gascoigne",
                     *           "name": "Father Gascoigne",
                     *           "url": "/v1/bloodborne/bosses/father-gascoigne",
                     *           "score": 0.764,
                     *           "match": "fuzzy"
                     *         },
                     *         {
                     *           "type": "npc",
                     *           "slug": "father-gascoigne-old-hunter",
                     *           "name": "Father Gascoigne (Old Hunter)",
                     *           "url": "/v1/bloodborne/npcs/father-gascoigne-old-hunter",
                     *           "score": 0.711,
                     *           "match": "fuzzy"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SearchResult"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listWeapons: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /**
                 * @description Only weapons of this kind.
                 * @example trick_weapon
                 */
                category?: "firearm" | "left_hand_tool" | "shield" | "torch" | "trick_weapon";
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    Link: components["headers"]["Link"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "slug": "amygdalan-arm",
                     *           "name": "Amygdalan Arm",
                     *           "category": "trick_weapon",
                     *           "variants": [
                     *             {
                     *               "kind": "normal",
                     *               "gems": [
                     *                 "radial",
                     *                 "radial",
                     *                 "triangle"
                     *               ]
                     *             },
                     *             {
                     *               "kind": "uncanny",
                     *               "gems": [
                     *                 "radial",
                     *                 "radial",
                     *                 "waning"
                     *               ]
                     *             },
                     *             {
                     *               "kind": "lost",
                     *               "gems": [
                     *                 "radial",
                     *                 "triangle",
                     *                 "waning"
                     *               ]
                     *             }
                     *           ],
                     *           "forms": [
                     *             {
                     *               "slug": "amygdalan-arm-untransformed",
                     *               "name": "Bludgeon",
                     *               "form_kind": "untransformed",
                     *               "sort_order": 0
                     *             },
                     *             {
                     *               "slug": "amygdalan-arm-transformed",
                     *               "name": "Extended arm",
                     *               "form_kind": "transformed",
                     *               "sort_order": 1
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "slug": "beast-claw",
                     *           "name": "Beast Claw",
                     *           "category": "trick_weapon",
                     *           "variants": [
                     *             {
                     *               "kind": "normal",
                     *               "gems": [
                     *                 "radial",
                     *                 "triangle",
                     *                 "radial"
                     *               ]
                     *             },
                     *             {
                     *               "kind": "uncanny",
                     *               "gems": [
                     *                 "radial",
                     *                 "waning",
                     *                 "radial"
                     *               ]
                     *             },
                     *             {
                     *               "kind": "lost",
                     *               "gems": [
                     *                 "radial",
                     *                 "triangle",
                     *                 "waning"
                     *               ]
                     *             }
                     *           ],
                     *           "forms": [
                     *             {
                     *               "slug": "beast-claw-untransformed",
                     *               "name": "Claw",
                     *               "form_kind": "untransformed",
                     *               "sort_order": 0
                     *             },
                     *             {
                     *               "slug": "beast-claw-transformed",
                     *               "name": "Claw that builds up beasthood",
                     *               "form_kind": "transformed",
                     *               "sort_order": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 26
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WeaponSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            304: components["responses"]["ListNotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getWeapon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game, e.g. `bloodborne`.
                 * @example bloodborne
                 */
                gameId: string;
                /**
                 * @description Slug of the weapon.
                 * @example saw-cleaver
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "slug": "saw-cleaver",
                     *         "name": "Saw Cleaver",
                     *         "category": "trick_weapon",
                     *         "variants": [
                     *           {
                     *             "kind": "normal",
                     *             "gems": [
                     *               "radial",
                     *               "radial",
                     *               "waning"
                     *             ],
                     *             "notes": "One of the starting weapons; also sold to the holder of the Saw Hunter Badge."
                     *           },
                     *           {
                     *             "kind": "uncanny",
                     *             "gems": [
                     *               "radial",
                     *               "radial",
                     *               "triangle"
                     *             ],
                     *             "notes": "From coffins of dungeons opened with the Pthumeru Root Chalice (depth 1); sold by the Bath Messengers for 1,000 echoes once it has been found."
                     *           },
                     *           {
                     *             "kind": "lost",
                     *             "gems": [
                     *               "radial",
                     *               "triangle",
                     *               "waning"
                     *             ],
                     *             "notes": "From coffins of dungeons opened with the Lower Pthumeru Root Chalice (depth 3); sold by the Bath Messengers for 1,000 echoes once it has been found."
                     *           }
                     *         ],
                     *         "forms": [
                     *           {
                     *             "slug": "saw-cleaver-untransformed",
                     *             "name": "Saw",
                     *             "form_kind": "untransformed",
                     *             "sort_order": 0,
                     *             "attack_physical": 90,
                     *             "attack_blood": 0,
                     *             "attack_arcane": 0,
                     *             "attack_fire": 0,
                     *             "attack_bolt": 0,
                     *             "scaling": {
                     *               "strength": "D",
                     *               "skill": "E",
                     *               "blood_tinge": "-",
                     *               "arcane": "D"
                     *             }
                     *           },
                     *           {
                     *             "slug": "saw-cleaver-transformed",
                     *             "name": "Extended cleaver",
                     *             "form_kind": "transformed",
                     *             "sort_order": 1,
                     *             "attack_physical": 90,
                     *             "attack_blood": 0,
                     *             "attack_arcane": 0,
                     *             "attack_fire": 0,
                     *             "attack_bolt": 0,
                     *             "scaling": {
                     *               "strength": "D",
                     *               "skill": "E",
                     *               "blood_tinge": "-",
                     *               "arcane": "D"
                     *             }
                     *           }
                     *         ],
                     *         "tags": [
                     *           "physical",
                     *           "serrated"
                     *         ],
                     *         "is_dlc": false,
                     *         "requirements": {
                     *           "strength": 8,
                     *           "skill": 7,
                     *           "blood_tinge": 0,
                     *           "arcane": 0
                     *         },
                     *         "scaling": {
                     *           "strength": "D",
                     *           "skill": "E",
                     *           "blood_tinge": "-",
                     *           "arcane": "D"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WeaponDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plan and usage. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Length": components["headers"]["Content-Length"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "key": "caryll_live_8dJx…q3Zk",
                     *         "plan": "internal",
                     *         "key_units": {
                     *           "limit": 50000,
                     *           "used": 20,
                     *           "remaining": 49980
                     *         },
                     *         "owner_units": {
                     *           "limit": 50000,
                     *           "used": 20,
                     *           "remaining": 49980
                     *         },
                     *         "reset": 1795305600,
                     *         "days": [
                     *           {
                     *             "date": "2026-11-21",
                     *             "units": 20,
                     *             "operations": {
                     *               "getArmor": 1,
                     *               "getArmorSet": 1,
                     *               "getBloodGem": 1,
                     *               "getBoss": 1,
                     *               "getItem": 1,
                     *               "getLocation": 1,
                     *               "getNpc": 1,
                     *               "getRune": 1,
                     *               "getWeapon": 1,
                     *               "listArmor": 1,
                     *               "listArmorSets": 1,
                     *               "listBloodGems": 1,
                     *               "listBosses": 1,
                     *               "listChaliceDungeons": 1,
                     *               "listItems": 1,
                     *               "listLocations": 1,
                     *               "listNpcs": 1,
                     *               "listRunes": 1,
                     *               "listWeapons": 1,
                     *               "searchRecords": 1
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It answers; `degraded` when a part is lost and answers come from memory. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Length": components["headers"]["Content-Length"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "uptime_seconds": 86400,
                     *       "checks": {
                     *         "database": {
                     *           "status": "ok",
                     *           "latency_ms": 1
                     *         },
                     *         "quota": {
                     *           "status": "ok",
                     *           "latency_ms": 1
                     *         }
                     *       },
                     *       "games": {
                     *         "bloodborne": {
                     *           "dataset_version": "2026.11.1",
                     *           "records": 1511,
                     *           "released_at": "2026-11-21"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest5"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            /** @description It cannot answer. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "uptime_seconds": 86400,
                     *       "checks": {
                     *         "database": {
                     *           "status": "ok",
                     *           "latency_ms": 1
                     *         },
                     *         "quota": {
                     *           "status": "ok",
                     *           "latency_ms": 1
                     *         }
                     *       },
                     *       "games": {
                     *         "bloodborne": {
                     *           "dataset_version": "2026.11.1",
                     *           "records": 1511,
                     *           "released_at": "2026-11-21"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            505: components["responses"]["HttpVersionNotSupported2"];
        };
    };
}
