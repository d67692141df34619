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
    "/v1/{gameId}/calc/attack-rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calculate attack rating
         * @description The attack rating of a weapon for the stats of a hunter, exact to the integer, by type and step by step. Without `form` the figures are those that the menu of the game shows. `unverified` names what rests on one source only.
         */
        get: operations["calculateAttackRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/calc/damage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calculate damage
         * @description The damage of a hit against a boss on the first playthrough, and how many hits kill it. The formula rests on one source, which `unverified` says.
         */
        get: operations["calculateDamage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/calc/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calculate level
         * @description The blood echoes for levels, level by level: from one level to another, or from an origin to target stats.
         */
        get: operations["calculateLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/calc/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calculate upgrade
         * @description The materials and blood echoes for fortifying a weapon, step by step and together.
         */
        get: operations["calculateUpgrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/calc/armor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calculate armor
         * @description The armor pieces, at most one a body part, that add up to the most of a figure, within a weight and of some sets where these are named.
         */
        get: operations["calculateArmor"];
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
    "/v1/{gameId}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List releases
         * @description The versions of the data that were served, newest first, each with the number of records that it changed.
         */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes
         * @description Records that were added, removed or changed after a version of the data, field by field, oldest version first.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/covenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List covenants
         * @description Covenants.
         */
        get: operations["listCovenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/covenants/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one covenant
         * @description One covenant, with its leader, runes and enemies.
         */
        get: operations["getCovenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/endings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List endings
         * @description Endings of the game.
         */
        get: operations["listEndings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/endings/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one ending
         * @description One ending, with what it asks for and what leads to it.
         */
        get: operations["getEnding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/enemies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List enemies
         * @description Ordinary enemies, with the slugs of the locations where they are placed.
         */
        get: operations["listEnemies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/enemies/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one enemy
         * @description One enemy, with its figures by variant, where it is placed and what it drops.
         */
        get: operations["getEnemy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/gestures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gestures
         * @description Gestures.
         */
        get: operations["listGestures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/gestures/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one gesture
         * @description One gesture, with who teaches it.
         */
        get: operations["getGesture"];
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
    "/v1/{gameId}/lamps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lamps
         * @description Lamps.
         */
        get: operations["listLamps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/lamps/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one lamp
         * @description One lamp, with the bosses that leave it.
         */
        get: operations["getLamp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/level-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List level costs
         * @description Blood echoes for each level, from the lowest level on.
         */
        get: operations["listLevelCosts"];
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
    "/v1/{gameId}/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merchants
         * @description Merchants.
         */
        get: operations["listMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/merchants/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one merchant
         * @description One merchant, with what is on sale, prices and conditions.
         */
        get: operations["getMerchant"];
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
    "/v1/{gameId}/origins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List origins
         * @description Origins, with the figures that a hunter begins with.
         */
        get: operations["listOrigins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/origins/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one origin
         * @description One origin, with the figures that a hunter begins with.
         */
        get: operations["getOrigin"];
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
         * @description Finds records by name, including the other names that players use (`lhb`), misspelt and partial names, and by description. Apostrophes, accents and case do not count.
         *
         *     Results are sorted by `match` (`exact`, `prefix`, `word`, `fuzzy`, `text`). Within `exact`, `fuzzy` and `text` by `score`, then by type; within `prefix` and `word`, where the score says little more than how short a name is, first those with a `score` of 0.95 and more, then by type, then by `score`; last by slug. Types stand in the order in which people look for them: `boss`, `weapon`, `npc`, `location`, `enemy`, `item`, `rune`, `chalice_dungeon`, `armor_set`, `armor`, `blood_gem`, `ending`. A search finds at most 1,000 records. Costs 5 units on the plans free and standard, 1 unit on the plan internal.
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
    "/v1/{gameId}/trophies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trophies
         * @description Trophies, filtered by grade.
         */
        get: operations["listTrophies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/trophies/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one trophy
         * @description One trophy, with what it is awarded for.
         */
        get: operations["getTrophy"];
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
    "/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games
         * @description The games that the service has data about. Needs no key.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a game has
         * @description A game, its lists with how many records each has, and its other routes. Costs nothing.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{gameId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything at once
         * @description Every published record of a game as one file. It is made once for each version of the data: who asks first may be told to come again in a few seconds (503, free). Costs 10 units on the plans free and standard, 1 unit on the plan internal. A part of the file costs the same.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{gameId}.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a game's data, for feed readers
         * @description An Atom feed with one entry for each version of the data, newest first. Needs no key.
         */
        get: operations["getFeed"];
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
        /** @description Everything that is known of an armor set. */
        ArmorSetFull: {
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
            /** @description Which pieces belong together, and why. */
            description: string;
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description A text of the record that gives something away. */
        Spoiler: {
            /** @description JSON pointer to the text in the data file, e.g. `/description` or `/quest_notes/2`. */
            text: string;
            /**
             * @description How much it gives away.
             * @enum {string}
             */
            level: "major" | "mild" | "none";
        };
        /** @description Where the figures of a record come from. */
        Provenance: {
            /** @description Most trusted first. */
            sources: {
                /** @description `parameter`, `wiki` or `general-knowledge`. */
                kind: string;
                /** @description Which table, page or repository. */
                source: string;
            }[];
            /** @description Identifiers by which the figures can be traced. */
            external_ids: {
                /** @description Name of the identifier. */
                name: string;
                /** @description Its values. */
                ids: number[];
            }[];
            /** @description Fields whose source is not that of the record, or on which sources disagree. */
            fields: {
                /** @description Name of the field in the data files. */
                field: string;
                /** @description `parameter`, `wiki`, `general-knowledge` or `derived`. */
                kind: string;
                /** @description Source of the value kept. */
                source: string;
                /** @description Why this value was kept. */
                note: string | null;
                /** @description Values that other sources give. */
                rejected: {
                    /** @description The value. */
                    value: unknown;
                    /** @description Source of the value. */
                    source: string;
                }[];
            }[];
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
        /** @description Everything that is known of an armor piece. */
        ArmorFull: {
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
            /** @description Blood echoes gained by selling it. */
            sell_price: number | null;
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["Offer"][];
            /** @description How else it is obtained. */
            acquisition_details: components["schemas"]["AcquisitionDetail"][];
            /** @description Ordinary enemies that drop it by chance. */
            dropped_by: components["schemas"]["DroppedBy"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description Where it is on sale. */
        Offer: {
            /** @description Slug of the merchant. */
            merchant_slug: string;
            /**
             * @description Currency of the price.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
            /** @description Price, or the lowest price when it varies; null when unknown. */
            price: number | null;
            /** @description Highest price when it varies; null when it does not. */
            price_max: number | null;
            /**
             * @description Version of a weapon.
             * @enum {string|null}
             */
            variant: "lost" | "normal" | "uncanny" | null;
            /** @description When it goes on sale; null when it is on sale from the start. */
            condition: string | null;
        };
        /** @description One way to obtain it, with everything that is known of it. */
        AcquisitionDetail: {
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
            /** @description Where inside the location. */
            sub_area: string | null;
            /** @description Layer of the chalice dungeon, from 1. */
            layer: number | null;
            /** @description Slug of the chalice dungeon. */
            chalice_dungeon_slug: string | null;
            /** @description Name of the enemy that drops it. */
            enemy: string | null;
            /** @description Slug of the enemy that drops it. */
            enemy_slug: string | null;
            /** @description Slug of the item that gives it when used. */
            used_item_slug: string | null;
            /** @description Chance from 0 to 1; null when unknown. */
            drop_rate: number | null;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Tier of a rune. */
            tier: number | null;
            /**
             * @description Version of a weapon.
             * @enum {string|null}
             */
            variant: "lost" | "normal" | "uncanny" | null;
            /** @description Condition that must be met. */
            condition: string | null;
        };
        /** @description An enemy that drops it by chance. */
        DroppedBy: {
            /** @description Slug of the enemy. */
            enemy_slug: string;
            /** @description Tier of a rune. */
            tier: number | null;
            /** @description How many. */
            quantity: number;
            /** @description Chance at 100 discovery, from 0 to 1. */
            chance: number;
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
            /** @description How common the shape is, and where, in words. */
            notes: string;
        };
        /** @description Everything that is known of a blood gem. */
        BloodGemFull: {
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
            /**
             * @description Where it comes from.
             * @enum {string}
             */
            kind: "grade" | "placed" | "unique";
            /** @description Grade inside its family, from 1. */
            grade: number | null;
            /** @description Parts of the game whose foes drop it at random, as a rule of thumb; empty for a gem that lies at a fixed place. */
            drop_sources: {
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
                /**
                 * @description How far on in it; null for all of it.
                 * @enum {string|null}
                 */
                stage: "earliest" | "early" | "last" | "late" | "middle" | null;
                /** @description Depth of the dungeons; null when it is not one depth. */
                depth: number | null;
                /** @description Very rare. */
                is_rare: boolean;
            }[];
            /** @description Its family. */
            family: components["schemas"]["BloodGemFamily"] | null;
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["Offer"][];
            /** @description Fixed places where it is found; empty for random drops. */
            acquisition_details: components["schemas"]["AcquisitionDetail"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description The effect of a blood gem by rating. */
        BloodGemFamily: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description The effect. */
            effect: string;
            /** @description Unit of its values. */
            unit: string | null;
            /** @description The effect is a drawback. */
            is_curse_effect: boolean;
            /** @description Lowest rating. */
            rating_min: number;
            /** @description Highest rating. */
            rating_max: number;
            /** @description What the effect changes; null when unknown. */
            modifier: {
                /**
                 * @description The figure that it changes.
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
                /**
                 * @description When it works; null when it always does.
                 * @enum {string|null}
                 */
                condition: "charge_attack" | "full_hp" | "near_death" | null;
                /**
                 * @description Element into which it turns a weapon that has no element and no blood attack of its own; null when it converts nothing.
                 * @enum {string|null}
                 */
                converts_to: "arcane" | "bolt" | "fire" | null;
            } | null;
            /** @description Weakest and strongest value that players have published; null when unknown. */
            obtainable: {
                /** @description The weakest. */
                min: number;
                /** @description The strongest. */
                max: number;
            } | null;
            /** @description Range of the value by rating. */
            values: {
                /** @description The rating. */
                rating: number;
                /** @description Lowest value. */
                min: number;
                /** @description Highest value. */
                max: number;
                /** @description The value at each of the six strengths in which the effect exists, the weakest first; null where it is not known. A gem of several effects has them weaker. */
                strengths: (number | null)[];
            }[];
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
            /** @description Phases in order; empty when there is only one. A chalice version without phases of its own has those of the original. */
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
        /** @description Everything that is known of a boss. */
        BossFull: {
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
            /** @description Phases in order; empty when there is only one. A chalice version without phases of its own has those of the original. */
            phases: components["schemas"]["BossPhase"][];
            /** @description Where inside the location. */
            arena: string | null;
            /** @description Further figures. */
            figures: components["schemas"]["BossFigures"];
            /** @description What it drops. */
            drop_details: components["schemas"]["BossDropDetail"][];
            /** @description Slug of the boss whose chalice version this is. */
            original_slug: string | null;
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description Further figures of a boss; null when unknown. */
        BossFigures: {
            /** @description Defences on the first playthrough. */
            defense: components["schemas"]["BossDefense"] | null;
            /** @description Resistance to slow poison; 999 is immune. */
            slow_poison_resistance: number | null;
            /** @description Resistance to rapid poison; 999 is immune. */
            rapid_poison_resistance: number | null;
            /** @description Resistance to frenzy; 999 is immune. */
            frenzy_resistance: number | null;
            /** @description Counts as a beast. */
            is_beast: boolean | null;
            /** @description Counts as kin. */
            is_kin: boolean | null;
            /** @description Takes more damage from serrated weapons. */
            weak_to_serrated: boolean | null;
            /** @description Takes more damage from righteous weapons. */
            weak_to_righteous: boolean | null;
            /** @description The force of blows that it takes before it staggers; 0 has none. */
            super_armor: number | null;
            /** @description Factor of damage to its weak part, e.g. the head; 1 changes nothing. */
            weak_part_rate: number | null;
            /** @description Insight that it gives; null when unknown. */
            insight: {
                /** @description On finding it. */
                discovery: number;
                /** @description On beating it. */
                defeat: number;
            } | null;
            /** @description Second playthrough; null when unknown, and in chalice dungeons, which a further playthrough does not change. */
            new_game_plus: components["schemas"]["BossNewGamePlus"] | null;
            /** @description Forms, bodies and helpers that have separate figures. */
            parts: components["schemas"]["BossPart"][];
            /** @description Figures in chalice dungeons. */
            by_depth: components["schemas"]["BossDepthFigures"][];
        };
        /** @description Defences of a boss or of a part of it. */
        BossDefense: {
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
        };
        /** @description Figures of a boss on the second playthrough. */
        BossNewGamePlus: {
            /** @description Hit points. */
            hp: number;
            /** @description Blood echoes. */
            blood_echoes: number;
            /** @description Factor of its attacks, compared with the first playthrough. */
            attack_rate: number;
            /** @description Factor of its defences, compared with the first playthrough. */
            defense_rate: number;
            /** @description Factor of the stamina that a blocked attack costs. */
            stamina_attack_rate: number;
        };
        /** @description A form or body of a boss, or a helper, that has separate figures. */
        BossPart: {
            /** @description Name of the part. */
            name: string;
            /**
             * @description Form, body or helper.
             * @enum {string}
             */
            kind: "body" | "form" | "helper";
            /** @description Hit points; of a form, those of the whole fight. */
            hp: number | null;
            /** @description Hit points on the second playthrough. */
            hp_ng_plus: number | null;
            /** @description Defences on the first playthrough. */
            defense: components["schemas"]["BossDefense"] | null;
            /** @description Resistance to slow poison; 999 is immune. */
            slow_poison_resistance: number | null;
            /** @description Resistance to rapid poison; 999 is immune. */
            rapid_poison_resistance: number | null;
            /** @description Resistance to frenzy; 999 is immune. */
            frenzy_resistance: number | null;
            /** @description Counts as a beast. */
            is_beast: boolean | null;
            /** @description Counts as kin. */
            is_kin: boolean | null;
            /** @description Takes more damage from serrated weapons. */
            weak_to_serrated: boolean | null;
            /** @description Takes more damage from righteous weapons. */
            weak_to_righteous: boolean | null;
            /** @description The force of blows that it takes before it staggers; 0 has none. */
            super_armor: number | null;
            /** @description Factor of damage to its weak part, e.g. the head; 1 changes nothing. */
            weak_part_rate: number | null;
        };
        /** @description Figures of a boss in the dungeons of one depth. */
        BossDepthFigures: {
            /** @description Depth, 1 to 5. */
            depth: number;
            /** @description Layer, from 1. */
            layer: number;
            /** @description Hit points. */
            hp: number | null;
            /** @description Blood echoes. */
            blood_echoes: number | null;
        };
        /** @description Something that a boss drops; `kind` and `slug` name its record. */
        BossDropDetail: {
            /**
             * @description What it is, and so which list has its record.
             * @enum {string}
             */
            kind: "armor" | "blood_gem" | "gesture" | "item" | "rune" | "weapon";
            /** @description Slug of its record. */
            slug: string;
            /** @description Name of what is dropped. */
            name: string;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Chance from 0 to 1; null when unknown. */
            drop_rate: number | null;
            /** @description Condition that must be met. */
            condition: string | null;
        };
        /** @description Stats of the hunter that raise attack. */
        RatingStats: {
            /** @description Strength. */
            strength: number;
            /** @description Skill. */
            skill: number;
            /** @description Bloodtinge. */
            bloodtinge: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description Values of each type of attack. */
        AttackByType: {
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
        /** @description A stat that is too low for the weapon. */
        UnmetRequirement: {
            /**
             * @description The stat.
             * @enum {string}
             */
            stat: "arcane" | "bloodtinge" | "skill" | "strength";
            /** @description What the weapon needs. */
            needed: number;
            /** @description What the hunter has. */
            has: number;
        };
        /** @description A blood gem in a slot of the weapon. */
        SetGem: {
            /** @description Slug of the gem. */
            gem_slug: string;
            /** @description Number of its slot, from 1. */
            slot: number;
            /** @description Its effects, the main one first. */
            effects: components["schemas"]["SetGemEffect"][];
        };
        /** @description An effect of a blood gem; only what `is_counted` is part of the rating. */
        SetGemEffect: {
            /**
             * @description The figure that it changes.
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
            /** @description It is part of the rating; what counts only now and then, or against some foes only, is not. */
            is_counted: boolean;
        };
        /** @description A step from the attack of a weapon to its rating, of one type. */
        RatingStep: {
            /**
             * @description The type of attack.
             * @enum {string}
             */
            type: "arcane" | "blood" | "bolt" | "fire" | "physical";
            /**
             * @description What happens.
             * @enum {string}
             */
            kind: "base" | "cut" | "form_points" | "form_rate" | "gem_percent" | "gem_points" | "scaling";
            /** @description The stat, or the slug of the gem, that it comes from; null for the weapon itself. */
            source: string | null;
            /** @description How much, as `kind` says; to four decimals. */
            amount: number;
            /** @description The rating of the type after it; to four decimals. */
            result: number;
        };
        /** @description The rating at one value of a stat. */
        RatingAtStat: {
            /** @description The value of the stat. */
            value: number;
            /** @description The rating, all types together. */
            total: number;
        };
        /** @description What a hit takes from a boss on the first playthrough. */
        Damage: {
            /** @description Slug of the boss. */
            boss_slug: string;
            /** @description The attack; null for a hit with 100 percent of each type. */
            attack: string | null;
            /** @description Damage of the whole attack, in HP; null when the defences of the boss are not known. */
            damage: number | null;
            /** @description Damage of its first hit by type. */
            by_type: components["schemas"]["DamageByType"];
            /** @description Further hits of the attack; null when it has none. */
            extra_hits: components["schemas"]["ExtraDamage"] | null;
            /** @description Factors for the kind of attack and of the foe. */
            rates: components["schemas"]["DamageRate"][];
            /** @description Hit points of the boss. */
            hp: number;
            /** @description How often the attack must land; null when the damage is not known or nothing. */
            hits_to_kill: number | null;
            /** @description The attack rating that it is made of. */
            rating: components["schemas"]["DamageRating"];
            /** @description What the figure rests on that only one source tells, or none. */
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_blood_echoes" | "weaknesses")[];
        };
        /** @description Damage by type, in HP. Null where a defence or the percentage of the attack is not known. */
        DamageByType: {
            /** @description Physical, blunt and thrust included. */
            physical: number | null;
            /** @description Blood. */
            blood: number | null;
            /** @description Arcane. */
            arcane: number | null;
            /** @description Fire. */
            fire: number | null;
            /** @description Bolt. */
            bolt: number | null;
        };
        /** @description Further hits of the attack. */
        ExtraDamage: {
            /** @description How many. */
            hits: number;
            /** @description Damage of each, in HP; null when not known. */
            damage: number | null;
        };
        /** @description A factor on the damage, for the kind of attack or of the foe. */
        DamageRate: {
            /** @description What it is for: `serrated`, `righteous`, or the figure that a gem changes. */
            kind: string;
            /** @description The factor. */
            rate: number;
        };
        /** @description The attack rating that the damage is made of; the route for attack ratings has its steps. */
        DamageRating: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /**
             * @description Version of the weapon.
             * @enum {string}
             */
            variant: "lost" | "normal" | "uncanny";
            /**
             * @description Form whose attacks are rated; null for the figures of the menu.
             * @enum {string|null}
             */
            form: "transformed" | "untransformed" | null;
            /** @description Level of the weapon. */
            level: number;
            /** @description The stats, those included that were not asked for. */
            stats: components["schemas"]["RatingStats"];
            /** @description The rating: the sum of all types. */
            total: number;
            /** @description The rating by type. */
            by_type: components["schemas"]["AttackByType"];
            /** @description The stats meet what the weapon needs. */
            meets_requirements: boolean;
            /** @description The gems in its slots, in the order in which they were asked for. */
            gems: components["schemas"]["SetGem"][];
        };
        /** @description What it costs to rise from one level to another. */
        LevelPrice: {
            /** @description Slug of the origin; null when none was named. */
            origin_slug: string | null;
            /** @description The level before. */
            from: number;
            /** @description The level after. */
            to: number;
            /** @description Blood echoes for all levels together. */
            blood_echoes: number;
            /** @description The stats at the end; null when no target was named. */
            stats: components["schemas"]["HunterStats"] | null;
            /** @description The levels one by one; empty when there is nothing to pay. */
            steps: components["schemas"]["LevelStep"][];
        };
        /** @description The six stats that levels raise. */
        HunterStats: {
            /** @description Vitality. */
            vitality: number;
            /** @description Endurance. */
            endurance: number;
            /** @description Strength. */
            strength: number;
            /** @description Skill. */
            skill: number;
            /** @description Bloodtinge. */
            bloodtinge: number;
            /** @description Arcane. */
            arcane: number;
        };
        /** @description One level, and what all up to it cost together. */
        LevelStep: {
            /** @description The level reached. */
            level: number;
            /** @description Blood echoes for it. */
            blood_echoes: number;
            /** @description Blood echoes for it and all before. */
            sum: number;
        };
        /** @description What it costs to fortify a weapon from one level to another. */
        UpgradePrice: {
            /** @description Slug of the weapon. */
            weapon_slug: string;
            /** @description The level before. */
            from: number;
            /** @description The level after. */
            to: number;
            /** @description Materials for all steps together, in the order in which they are first needed. */
            materials: components["schemas"]["Material"][];
            /** @description Blood echoes for all steps together. */
            blood_echoes: number;
            /** @description The steps one by one; empty when there is nothing to pay. */
            steps: components["schemas"]["UpgradeStep"][];
            /** @description What the figures rest on that no second source confirms. */
            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_blood_echoes" | "weaknesses")[];
        };
        /** @description A material and how many of it are needed. */
        Material: {
            /** @description Slug of the material. */
            item_slug: string;
            /** @description How many. */
            quantity: number;
        };
        /** @description The step to one level of fortification. */
        UpgradeStep: {
            /** @description The level reached. */
            level: number;
            /** @description Slug of the material. */
            item_slug: string;
            /** @description How many of it. */
            quantity: number;
            /** @description Blood echoes. */
            blood_echoes: number;
        };
        /** @description The armor pieces that add up to the most of a figure. */
        BestArmor: {
            /**
             * @description The figure.
             * @enum {string}
             */
            maximize: "arcane" | "beasthood" | "blood" | "blunt" | "bolt" | "fire" | "frenzy" | "physical" | "rapid_poison" | "slow_poison" | "thrust";
            /** @description The weight that may not be exceeded; null for any. */
            max_weight: number | null;
            /** @description The figure of all pieces together. */
            value: number;
            /** @description Their weight together, as the game's tables have it; the game does not show it. */
            weight: number;
            /** @description The pieces from head to legs, at most one a body part. */
            pieces: components["schemas"]["WornPiece"][];
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
            /** @description Slug of the set it belongs to. */
            set_slug: string;
            /** @description The figure of the piece. */
            value: number | null;
            /** @description Its weight. */
            weight: number;
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
        /** @description Everything that is known of a chalice dungeon. */
        ChaliceDungeonFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Labyrinth it belongs to. */
            area: string;
            /** @description Depth, 1 to 5. */
            depth: number;
            /** @description What it is. */
            description: string;
            /**
             * @description Fixed or generated.
             * @enum {string}
             */
            kind: "fixed" | "root" | "special";
            /** @description The chalice is sinister. */
            is_sinister: boolean;
            /** @description Number of layers. */
            layers: number | null;
            /** @description Names of the dungeons it opens. */
            dungeon_names: string[];
            /** @description Slug of the chalice as an item. */
            item_slug: string | null;
            /** @description Slug of the labyrinth as a location. */
            location_slug: string | null;
            /** @description Rites that it always has or that can be added. */
            rites: string[];
            /** @description Blood echoes that the ritual costs. */
            ritual_blood_echoes: number | null;
            /** @description Materials of the ritual. */
            ritual_items: components["schemas"]["RitualItem"][];
            /** @description Bosses by layer. */
            bosses: components["schemas"]["ChaliceBoss"][];
            /** @description Layers of a fixed dungeon of which the boss is not given, with the reason. */
            unknown_layers: {
                /** @description The layer, from 1. */
                layer: number;
                /** @description Why. */
                reason: string;
            }[];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description A material that the ritual uses up; `rite` is null where the ritual itself needs it. */
        RitualItem: {
            /** @description Slug of the material. */
            item_slug: string;
            /** @description How many. */
            quantity: number;
            /** @description Optional rite that needs it; null when the ritual itself needs it. */
            rite: string | null;
        };
        /** @description A boss on a layer of a chalice dungeon. */
        ChaliceBoss: {
            /** @description The layer, from 1. */
            layer: number;
            /** @description Slug of the boss. */
            boss_slug: string;
            /** @description True in a fixed dungeon; false when it is one of several that may appear. */
            is_certain: boolean;
        };
        /** @description A version of the data, and how many records it changed. */
        DatasetRelease: {
            /** @description The version, `YYYY.M.N`. */
            version: string;
            /**
             * Format: date
             * @description Its day.
             */
            released_at: string;
            /** @description Records of all kinds. */
            records: number;
            /** @description Records that the version before did not have. */
            added: number;
            /** @description Records that it had and this version has not. */
            removed: number;
            /** @description Records of both that differ. */
            changed: number;
            /** @description What changed, in words. */
            notes: string[];
        };
        /** @description A record that one version of the data added, removed or changed. */
        RecordChange: {
            /** @description The version that has it so. */
            version: string;
            /**
             * Format: date
             * @description Its day.
             */
            released_at: string;
            /**
             * @description What happened to the record.
             * @enum {string}
             */
            change: "added" | "changed" | "removed";
            /** @description Which list the record belongs to, e.g. `bosses`. */
            resource: string;
            /** @description Its slug; of records without one, what they are known by, e.g. `hemwick-charnel-lane/cathedral-ward`. */
            slug: string;
            /** @description Its name; null when it has none. */
            name: string | null;
            /** @description The fields that changed; empty when the whole record was added or removed. */
            fields: components["schemas"]["FieldChange"][];
        };
        /** @description A field of a record that changed. */
        FieldChange: {
            /** @description Where it stands in the data file, e.g. `hp` or `acquisition[1].notes`. */
            field: string;
            /** @description The value before; null when there was none. */
            before: unknown;
            /** @description The value since; null when there is none. */
            after: unknown;
        };
        /** @description A covenant in a list. */
        CovenantSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description False for an oath that only changes the body. */
            is_full_covenant: boolean;
        };
        /** @description A covenant, with its leader, runes and enemies. */
        CovenantDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description False for an oath that only changes the body. */
            is_full_covenant: boolean;
            /** @description What the covenant is about. */
            description: string;
            /** @description Slug of the NPC to whom the oath is sworn. */
            leader_slug: string | null;
            /** @description Slug of the item that members hand in. */
            offering_slug: string | null;
            /** @description Its oath runes. */
            runes: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in the English version of the game. */
                name: string;
            }[];
            /** @description Covenants whose members its own members fight. */
            hostile_to: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in the English version of the game. */
                name: string;
            }[];
        };
        /** @description Everything that is known of a covenant. */
        CovenantFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description False for an oath that only changes the body. */
            is_full_covenant: boolean;
            /** @description What the covenant is about. */
            description: string;
            /** @description Slug of the NPC to whom the oath is sworn. */
            leader_slug: string | null;
            /** @description Slug of the item that members hand in. */
            offering_slug: string | null;
            /** @description Its oath runes. */
            runes: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in the English version of the game. */
                name: string;
            }[];
            /** @description Covenants whose members its own members fight. */
            hostile_to: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in the English version of the game. */
                name: string;
            }[];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description An ending in a list. */
        EndingSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Slug of the last boss; null when there is no fight. */
            final_boss_slug: string | null;
        };
        /** @description An ending with what it asks for and what leads to it. */
        EndingDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Slug of the last boss; null when there is no fight. */
            final_boss_slug: string | null;
            /** @description What it is. */
            description: string;
            /** @description Fewest thirds of umbilical cord that must have been used in the playthrough. */
            cords_min: number;
            /** @description Most that may have been used; null when there is no limit. */
            cords_max: number | null;
            /** @description Slug of the item that is used. */
            cord_item_slug: string;
            /** @description Slug of the item that it leaves for the next playthrough. */
            reward_item_slug: string | null;
            /** @description The next playthrough begins at once. */
            starts_new_game_plus: boolean;
            /** @description Bosses that must be beaten for it, in order. */
            bosses: components["schemas"]["EndingBoss"][];
            /** @description What leads to it, in order. */
            steps: string[];
            /** @description Trophies that ask for it. */
            trophies: components["schemas"]["EndingTrophy"][];
        };
        /** @description A boss that must be beaten for an ending. */
        EndingBoss: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
        };
        /** @description A trophy for an ending. */
        EndingTrophy: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Grade.
             * @enum {string}
             */
            grade: "bronze" | "gold" | "platinum" | "silver";
        };
        /** @description Everything that is known of an ending. */
        EndingFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Slug of the last boss; null when there is no fight. */
            final_boss_slug: string | null;
            /** @description What it is. */
            description: string;
            /** @description Fewest thirds of umbilical cord that must have been used in the playthrough. */
            cords_min: number;
            /** @description Most that may have been used; null when there is no limit. */
            cords_max: number | null;
            /** @description Slug of the item that is used. */
            cord_item_slug: string;
            /** @description Slug of the item that it leaves for the next playthrough. */
            reward_item_slug: string | null;
            /** @description The next playthrough begins at once. */
            starts_new_game_plus: boolean;
            /** @description Bosses that must be beaten for it, in order. */
            bosses: components["schemas"]["EndingBoss"][];
            /** @description What leads to it, in order. */
            steps: string[];
            /** @description Trophies that ask for it. */
            trophies: components["schemas"]["EndingTrophy"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description An enemy in a list, with the slugs of the locations where it is placed. */
        EnemySummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Met in The Old Hunters only. */
            is_dlc: boolean;
            /** @description Met in chalice dungeons only. */
            is_chalice: boolean;
            /** @description Counts as a beast. */
            is_beast: boolean;
            /** @description Counts as kin. */
            is_kin: boolean;
            /** @description Slugs of the locations where it is placed; empty for an enemy of chalice dungeons. */
            location_slugs: string[];
        };
        /** @description An enemy with its figures by variant, where it is placed and what it drops. */
        EnemyDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Met in The Old Hunters only. */
            is_dlc: boolean;
            /** @description Met in chalice dungeons only. */
            is_chalice: boolean;
            /** @description Counts as a beast. */
            is_beast: boolean;
            /** @description Counts as kin. */
            is_kin: boolean;
            /** @description Slugs of the locations where it is placed; empty for an enemy of chalice dungeons. */
            location_slugs: string[];
            /** @description What it is and how it fights; null when not written yet. */
            description: string | null;
            /** @description Takes more damage from serrated weapons. */
            weak_to_serrated: boolean;
            /** @description Takes more damage from righteous weapons. */
            weak_to_righteous: boolean;
            /** @description Locations where it is placed, most of it first. */
            placements: components["schemas"]["EnemyPlacement"][];
            /** @description What it drops by chance, slot by slot. */
            drops: components["schemas"]["EnemyDrop"][];
            /** @description Its variants, with their figures. */
            variants: components["schemas"]["EnemyVariant"][];
        };
        /** @description How many of an enemy are placed in a location. */
        EnemyPlacement: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description How many are placed there, including those that appear only at some time of the night or after an event; null when unknown. */
            count: number | null;
            /** @description How many of each variant; empty when unknown. */
            variants: components["schemas"]["EnemyVariantCount"][];
        };
        /** @description How many of a variant are placed in a location. */
        EnemyVariantCount: {
            /** @description Number of the variant. */
            variant_id: number;
            /** @description How many. */
            count: number;
        };
        /** @description Something that an enemy drops by chance. `slug` is that of the record in the list of its kind. */
        EnemyDrop: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "armor" | "blood_gem" | "item" | "rune" | "weapon";
            /** @description Its slug among the records of its kind; null for a blood gem that is made at random. */
            slug: string | null;
            /** @description Its name; "Blood gem" for one that is made at random. */
            name: string;
            /** @description Tier of a rune. */
            tier: number | null;
            /** @description How many. */
            quantity: number;
            /** @description Chance at 100 discovery, from 0 to 1. */
            chance: number;
            /** @description More discovery makes it likelier. */
            raised_by_discovery: boolean;
            /** @description Dropped once in a playthrough. */
            is_once: boolean;
            /** @description Numbers of the variants that drop it. */
            variant_ids: number[];
        };
        /** @description A variant of an enemy with its figures. */
        EnemyVariant: {
            /** @description Its number in the game's parameter tables; placements and drops name it. */
            variant_id: number;
            /** @description Its figures are those before a level is applied: those of chalice dungeons, which depth and layer multiply, and of variants that no place uses. */
            is_base: boolean;
            /** @description Hit points on the first playthrough. */
            hp: number;
            /** @description Blood echoes on the first playthrough; 0 when it gives none. */
            blood_echoes: number;
            /** @description How much it takes to stagger it; 0 when any hit does, null when nothing does. */
            super_armor: number | null;
            /** @description Defences. */
            defense: components["schemas"]["EnemyDefense"];
            /** @description Resistance to slow poison; 999 is immune. */
            slow_poison_resistance: number;
            /** @description Resistance to rapid poison; 999 is immune. */
            rapid_poison_resistance: number;
            /** @description Figures on the second playthrough; null when unknown. */
            ng_plus: components["schemas"]["EnemyNgPlus"] | null;
        };
        /** @description Defences of an enemy. */
        EnemyDefense: {
            /** @description Against physical damage. */
            physical: number;
            /** @description Against blunt damage. */
            blunt: number;
            /** @description Against thrust damage. */
            thrust: number;
            /** @description Against blood damage. */
            blood: number;
            /** @description Against arcane damage. */
            arcane: number;
            /** @description Against fire damage. */
            fire: number;
            /** @description Against bolt damage. */
            bolt: number;
        };
        /** @description Figures of an enemy on the second playthrough. */
        EnemyNgPlus: {
            /** @description Hit points. */
            hp: number;
            /** @description Blood echoes. */
            blood_echoes: number;
            /** @description Factor of its attack, against the first playthrough. */
            attack_rate: number;
            /** @description Factor of its defences, against the first playthrough. */
            defense_rate: number;
        };
        /** @description Everything that is known of an enemy. */
        EnemyFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Met in The Old Hunters only. */
            is_dlc: boolean;
            /** @description Met in chalice dungeons only. */
            is_chalice: boolean;
            /** @description Counts as a beast. */
            is_beast: boolean;
            /** @description Counts as kin. */
            is_kin: boolean;
            /** @description Slugs of the locations where it is placed; empty for an enemy of chalice dungeons. */
            location_slugs: string[];
            /** @description What it is and how it fights; null when not written yet. */
            description: string | null;
            /** @description Takes more damage from serrated weapons. */
            weak_to_serrated: boolean;
            /** @description Takes more damage from righteous weapons. */
            weak_to_righteous: boolean;
            /** @description Locations where it is placed, most of it first. */
            placements: components["schemas"]["EnemyPlacement"][];
            /** @description What it drops by chance, slot by slot. */
            drops: components["schemas"]["EnemyDrop"][];
            /** @description Its variants, with their figures. */
            variants: components["schemas"]["EnemyVariant"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description A gesture in a list. */
        GestureSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Order in the game's menu. */
            menu_order: number;
        };
        /** @description A gesture, with who teaches it. */
        GestureDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Order in the game's menu. */
            menu_order: number;
            /** @description How it is learnt. */
            acquisition: components["schemas"]["Acquisition"][];
        };
        /** @description Everything that is known of a gesture. */
        GestureFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description Order in the game's menu. */
            menu_order: number;
            /** @description How it is learnt. */
            acquisition: components["schemas"]["Acquisition"][];
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["Offer"][];
            /** @description How it is learnt. */
            acquisition_details: components["schemas"]["AcquisitionDetail"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
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
        /** @description Everything that is known of an item. */
        ItemFull: {
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
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Further figures. */
            figures: components["schemas"]["ItemFigures"];
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["Offer"][];
            /** @description How else it is obtained. */
            acquisition_details: components["schemas"]["AcquisitionDetail"][];
            /** @description Ordinary enemies that drop it. */
            enemy_drops: components["schemas"]["ItemEnemyDrop"][];
            /** @description Ordinary enemies that drop it by chance. */
            dropped_by: components["schemas"]["DroppedBy"][];
            /** @description Chalice dungeons that it opens. */
            opens: {
                /** @description Identifier within the game and resource. */
                slug: string;
            }[];
            /** @description Chalice rituals that consume it. */
            rituals: components["schemas"]["ItemRitual"][];
            /** @description Ways to obtain things by using it. */
            yields: components["schemas"]["ItemYield"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description Figures of an item; null when unknown, or when it has none of that kind. */
        ItemFigures: {
            /** @description Blood echoes gained by using it. */
            echoes_value: number | null;
            /** @description Quicksilver bullets per use. */
            bullet_cost: number | null;
            /** @description Attributes needed. */
            requirements: components["schemas"]["WeaponRequirements"] | null;
            /** @description How many can be carried. */
            max_carry: number | null;
            /** @description Blood echoes gained by selling it. */
            sell_price: number | null;
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
        /** @description An enemy that drops it, and the highest chance. */
        ItemEnemyDrop: {
            /** @description Name of the enemy. */
            enemy: string;
            /** @description Highest chance among the variants of this enemy, those of chalice dungeons included, from 0 to 1. */
            max_rate: number | null;
        };
        /** @description A ritual that uses it up. */
        ItemRitual: {
            /** @description Slug of the dungeon that the ritual opens. */
            chalice_dungeon_slug: string;
            /** @description How many. */
            quantity: number;
            /** @description Optional rite that needs it; null when the ritual itself needs it. */
            rite: string | null;
        };
        /** @description Something that is obtained with it. */
        ItemYield: {
            /**
             * @description What it is, and so which list has its record.
             * @enum {string}
             */
            kind: "armor" | "blood_gem" | "gesture" | "item" | "rune" | "weapon";
            /** @description Slug of its record. */
            slug: string;
            /** @description Name of what is obtained. */
            name: string;
            /** @description A summary in one sentence. */
            notes: string;
        };
        /** @description A lamp in a list. */
        LampSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Slug of the location. */
            location_slug: string;
            /**
             * @description Headstone that leads to it.
             * @enum {string}
             */
            headstone: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
            /** @description Appears when a boss is beaten. */
            is_boss_lamp: boolean;
        };
        /** @description A lamp, with the bosses that leave it. */
        LampDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Slug of the location. */
            location_slug: string;
            /**
             * @description Headstone that leads to it.
             * @enum {string}
             */
            headstone: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
            /** @description Appears when a boss is beaten. */
            is_boss_lamp: boolean;
            /** @description Its place on the headstone, from 0. */
            sort_order: number;
            /** @description Bosses whose defeat makes it appear. */
            bosses: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in the English version of the game. */
                name: string;
            }[];
        };
        /** @description Everything that is known of a lamp. */
        LampFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Slug of the location. */
            location_slug: string;
            /**
             * @description Headstone that leads to it.
             * @enum {string}
             */
            headstone: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
            /** @description Appears when a boss is beaten. */
            is_boss_lamp: boolean;
            /** @description Its place on the headstone, from 0. */
            sort_order: number;
            /** @description Bosses whose defeat makes it appear. */
            bosses: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in the English version of the game. */
                name: string;
            }[];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description Blood echoes for one level. */
        LevelCost: {
            /** @description The level reached. */
            level: number;
            /** @description Blood echoes needed for it. */
            blood_echoes: number;
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
            /** @description Phases in order; empty when there is only one. A chalice version without phases of its own has those of the original. */
            phases: components["schemas"]["BossPhase"][];
        };
        /** @description Everything that is known of a location. */
        LocationFull: {
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
            /** @description What the place is. */
            description: string;
            /** @description Part of The Old Hunters. */
            is_dlc: boolean;
            /** @description How `insightTotal` adds up. */
            insight_notes: string | null;
            /** @description Ways to other locations. */
            connections: components["schemas"]["Connection"][];
            /** @description Lamps, in the order of the headstone. */
            lamp_details: components["schemas"]["LocationLamp"][];
            /** @description NPCs first met there. */
            npcs: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in the English version of the game. */
                name: string;
            }[];
            /** @description Ordinary enemies placed there, with their number. */
            enemies: components["schemas"]["LocationEnemy"][];
            /** @description Everything obtainable there. */
            found_here: components["schemas"]["Provided"][];
            /** @description What gives or takes Insight there. */
            insight_changes: components["schemas"]["InsightChange"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description A way to another location. */
        Connection: {
            /** @description Slug of the location it leads to. */
            location_slug: string;
            /** @description Why there is no way back; null when there is. */
            one_way_reason: string | null;
            /** @description How to get across. */
            notes: string;
            /** @description Its texts that give something away. */
            spoilers: components["schemas"]["Spoiler"][];
        };
        /** @description A lamp of a location. */
        LocationLamp: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Appears when a boss is beaten. */
            is_boss_lamp: boolean;
        };
        /** @description How many of an enemy are placed in a location. */
        LocationEnemy: {
            /** @description Slug of the enemy. */
            enemy_slug: string;
            /** @description How many are placed there, including those that appear only at some time of the night or after an event; null when unknown. */
            count: number | null;
        };
        /** @description Something that can be obtained in a place or from somebody. */
        Provided: {
            /**
             * @description What it is, and so which list has its record.
             * @enum {string}
             */
            kind: "armor" | "blood_gem" | "gesture" | "item" | "rune" | "weapon";
            /** @description Slug of its record. */
            slug: string;
            /** @description Name of what is obtained. */
            name: string;
            /** @description Where inside the location. */
            sub_area: string | null;
            /** @description How many; null when unknown. */
            quantity: number | null;
            /** @description Condition that must be met. */
            condition: string | null;
            /** @description A summary in one sentence. */
            notes: string;
        };
        /** @description Insight that is gained or lost. */
        InsightChange: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "boss_beaten" | "boss_found" | "enemy" | "event" | "item" | "meeting" | "multiplayer" | "purchase";
            /** @description Insight gained, negative when lost; null when it varies or is not known. */
            amount: number | null;
        };
        /** @description A merchant in a list. */
        MerchantSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Currency that the merchant takes.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
            /** @description Slug of the NPC behind the counter; null for the messengers. */
            npc_slug: string | null;
            /** @description Slug of the location where the merchant stands; null when in several. */
            location_slug: string | null;
        };
        /** @description A merchant, with what is on sale, prices and conditions. */
        MerchantDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Currency that the merchant takes.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
            /** @description Slug of the NPC behind the counter; null for the messengers. */
            npc_slug: string | null;
            /** @description Slug of the location where the merchant stands; null when in several. */
            location_slug: string | null;
            /** @description Who the merchant is, and where. */
            description: string;
            /** @description What is on sale, with prices and conditions. */
            stock: components["schemas"]["MerchantStock"][];
        };
        /** @description Something on sale; `kind` and `slug` name its record. */
        MerchantStock: {
            /**
             * @description What it is, and so which list has its record.
             * @enum {string}
             */
            kind: "armor" | "blood_gem" | "gesture" | "item" | "rune" | "weapon";
            /** @description Slug of its record. */
            slug: string;
            /** @description Name of what is sold. */
            name: string;
            /** @description Price, or the lowest price when it varies; null when unknown. */
            price: number | null;
            /** @description Highest price when it varies; null when it does not. */
            price_max: number | null;
            /**
             * @description Version of a weapon.
             * @enum {string|null}
             */
            variant: "lost" | "normal" | "uncanny" | null;
            /** @description When it goes on sale; null when it is on sale from the start. */
            condition: string | null;
        };
        /** @description Everything that is known of a merchant. */
        MerchantFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /**
             * @description Currency that the merchant takes.
             * @enum {string}
             */
            currency: "blood_echoes" | "insight";
            /** @description Slug of the NPC behind the counter; null for the messengers. */
            npc_slug: string | null;
            /** @description Slug of the location where the merchant stands; null when in several. */
            location_slug: string | null;
            /** @description Who the merchant is, and where. */
            description: string;
            /** @description What is on sale, with prices and conditions. */
            stock: components["schemas"]["MerchantStock"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
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
        /** @description Everything that is known of an NPC. */
        NpcFull: {
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
            /** @description Who they are. */
            description: string;
            /** @description Attacks a hunter who does nothing to prevent it; `hostility` says whether that always holds. */
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
            /** @description Where they stand, in story order. */
            placement_details: components["schemas"]["NpcPlacementDetail"][];
            /** @description Bosses against which they can be summoned. */
            summonable_for: {
                /** @description Identifier within the game and resource. */
                slug: string;
                /** @description Name in the English version of the game. */
                name: string;
            }[];
            /** @description Ways to obtain what they give or drop. */
            provides: components["schemas"]["Provided"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description A spot where an NPC stands, and when. */
        NpcPlacementDetail: {
            /** @description Slug of the location. */
            location_slug: string;
            /** @description Where inside the location. */
            sub_area: string;
            /** @description When they stand there; null when from the start. */
            condition: string | null;
        };
        /** @description An origin in a list. */
        OriginSummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Level at the start. */
            level: number;
        };
        /** @description An origin, with the figures that a hunter begins with. */
        OriginDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Level at the start. */
            level: number;
            /** @description Order in the menu. */
            sort_order: number;
            /** @description Blood echoes at the start. */
            blood_echoes: number;
            /** @description Discovery. */
            discovery: number;
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
        /** @description Everything that is known of an origin. */
        OriginFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
            /** @description Level at the start. */
            level: number;
            /** @description Order in the menu. */
            sort_order: number;
            /** @description Blood echoes at the start. */
            blood_echoes: number;
            /** @description Discovery. */
            discovery: number;
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
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
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
        /** @description Everything that is known of a rune: what its figures are of, tier by tier, and where each tier is found. */
        RuneFull: {
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
            tiers: {
                /** @description Number of the tier, from 1. */
                tier: number;
                /** @description Bonus at this tier. */
                effect_bonus: string;
            }[];
            /** @description Slug of the covenant that an oath rune swears to. */
            covenant_slug: string | null;
            /** @description Anything else worth knowing; null when there is nothing. */
            special_note: string | null;
            /** @description How each tier is obtained, in short. */
            acquisition: components["schemas"]["RuneAcquisition"][];
            /** @description What it does. */
            description: string;
            /** @description What it affects. */
            effect_type: string;
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["Offer"][];
            /** @description How each tier is obtained. */
            acquisition_details: components["schemas"]["AcquisitionDetail"][];
            /** @description Ordinary enemies that drop it by chance. */
            dropped_by: components["schemas"]["DroppedBy"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description A record that was found. `match` says why; `url` is the path of the record itself. */
        SearchResult: {
            /**
             * @description What kind of record it is.
             * @enum {string}
             */
            type: "armor" | "armor_set" | "blood_gem" | "boss" | "chalice_dungeon" | "ending" | "enemy" | "item" | "location" | "npc" | "rune" | "weapon";
            /** @description Its slug. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description Path of the record itself; null for a chalice dungeon, which has no route of its own. */
            url: string | null;
            /** @description How well the record matches, from 0 to 1; comparable among records with the same `match`. 1 when its name is the query, 0.95 when another name of it is. */
            score: number;
            /**
             * @description Why it was found.
             * @enum {string}
             */
            match: "exact" | "fuzzy" | "prefix" | "text" | "word";
        };
        /** @description A trophy in a list. */
        TrophySummary: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
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
        /** @description A trophy with what it is awarded for. */
        TrophyDetail: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
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
            /** @description Records that it asks for; empty when the description says all. */
            requires: components["schemas"]["TrophyRequirement"][];
        };
        /** @description A record that a trophy asks for; exactly one of the slugs is set. */
        TrophyRequirement: {
            /** @description Slug of the boss that must be beaten. */
            boss_slug: string | null;
            /** @description Slug of the item that must be held. */
            item_slug: string | null;
            /** @description Slug of the weapon that must be held. */
            weapon_slug: string | null;
            /** @description Slug of the location that must be reached. */
            location_slug: string | null;
            /** @description Slug of the ending that must be reached. */
            ending_slug: string | null;
        };
        /** @description Everything that is known of a trophy. */
        TrophyFull: {
            /** @description Identifier within the game and resource. */
            slug: string;
            /** @description Name in the English version of the game. */
            name: string;
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
            /** @description Records that it asks for; empty when the description says all. */
            requires: components["schemas"]["TrophyRequirement"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
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
        /** @description Everything that is known of a weapon. */
        WeaponFull: {
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
            /**
             * @description Hand that holds it.
             * @enum {string}
             */
            hand: "left" | "right";
            /** @description What it is. */
            description: string;
            /**
             * Format: uri
             * @description Its page on the Bloodborne wiki.
             */
            wiki_url: string;
            /** @description Further figures. */
            figures: components["schemas"]["WeaponFigures"];
            /** @description Its figures at each level, from +0 on. */
            levels: components["schemas"]["WeaponLevel"][];
            /** @description What each step costs, from +1 on; empty when it cannot be fortified. */
            upgrade_costs: components["schemas"]["UpgradeCost"][];
            /** @description Its attacks: those of the first form, those of the second, then those under an oath rune. */
            moves: components["schemas"]["WeaponMove"][];
            /** @description Where it is on sale, with prices and conditions. */
            offers: components["schemas"]["Offer"][];
            /** @description How else it is obtained. */
            acquisition_details: components["schemas"]["AcquisitionDetail"][];
            /** @description Ordinary enemies that drop it by chance. */
            dropped_by: components["schemas"]["DroppedBy"][];
            /** @description Other names that players use for it, abbreviations too. */
            aliases: string[];
            /**
             * @description The highest level of its texts.
             * @enum {string}
             */
            spoiler_level: "major" | "mild" | "none";
            /** @description Its texts that give something away. Every other text gives nothing away. */
            spoilers: components["schemas"]["Spoiler"][];
            /** @description Where the figures come from. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description Figures of a weapon that are the same at every level, and scaling as a number at +0. */
        WeaponFigures: {
            /** @description Quicksilver bullets per shot; null when it does not shoot. */
            bullet_use: number | null;
            /** @description Durability. */
            durability: number;
            /** @description Highest upgrade level. */
            max_upgrade: number;
            /** @description Blood echoes gained by selling it. */
            sell_price: number | null;
            /** @description Status effects and multipliers. */
            modifiers: {
                /** @description Kind of effect, e.g. `rapid_poison` or `serrated`. */
                kind: string;
                /** @description Build-up or factor; null when there is none or it is unknown. */
                amount: number | null;
                /**
                 * @description Form that has it; null when all have it.
                 * @enum {string|null}
                 */
                form: "transformed" | "untransformed" | null;
            }[];
        };
        /** @description A weapon at one level. */
        WeaponLevel: {
            /** @description The level: 0 for +0. */
            level: number;
            /** @description Attack by type. A weapon with physical and blood attack shows both, and each move deals one of the two. */
            attack: components["schemas"]["Attack"];
            /** @description Scaling grades. */
            scaling: components["schemas"]["WeaponScaling"];
            /** @description Scaling as a number; 1 adds as much as the attack itself when the attribute is saturated. */
            scaling_value: components["schemas"]["WeaponScalingValue"];
            /** @description Rally: how much lost HP a hit can win back. */
            rally: number;
            /** @description Damage to the stamina of a foe that guards, before the percentage of the move. */
            stamina_attack: number;
            /** @description Blood echoes for the repair when the durability is used up. */
            repair_price: number;
            /** @description Gem slots that are open: as many of the `gems` of a version, in order. */
            gem_slots: number;
        };
        /** @description Attack by type. */
        Attack: {
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
        /** @description Scaling by attribute as a number. */
        WeaponScalingValue: {
            /** @description With strength. */
            strength: number;
            /** @description With skill. */
            skill: number;
            /** @description With bloodtinge. */
            blood_tinge: number;
            /** @description With arcane. */
            arcane: number;
        };
        /** @description What the step to a level costs. */
        UpgradeCost: {
            /** @description The level reached. */
            level: number;
            /** @description Slug of the material. */
            item_slug: string;
            /** @description How many of it. */
            quantity: number;
            /** @description Blood echoes for the step. They stand in the game's tables; no published figure confirms them. */
            blood_echoes: number;
        };
        /** @description An attack that can be made with a weapon. */
        WeaponMove: {
            /** @description Number within the weapon, from 1. */
            number: number;
            /**
             * @description Form in which it is made.
             * @enum {string}
             */
            form: "transformed" | "untransformed";
            /** @description What it is. */
            name: string;
            /**
             * @description Button that makes it; null when unknown.
             * @enum {string|null}
             */
            input: "L1" | "L2" | "R1" | "R2" | null;
            /**
             * @description A blow or a shot.
             * @enum {string}
             */
            kind: "melee" | "shot";
            /**
             * @description Type of its physical or blood part; null when all of it is an element.
             * @enum {string|null}
             */
            damage_type: "blood" | "blunt" | "physical" | "thrust" | null;
            /** @description Percent of each type of attack that it deals. */
            percent: components["schemas"]["MovePercent"];
            /** @description It is a charge attack, which some gems strengthen. */
            is_charged: boolean;
            /** @description Further hits of the same move; null when it has none. */
            extra_hits: {
                /** @description How many. */
                hits: number;
                /** @description Percent of attack of each. */
                percent: number;
            } | null;
            /** @description How a shot goes on, in order; empty for a blow. */
            stages: {
                /** @description Projectiles of this stage for one of the stage before. */
                projectiles: number;
                /** @description Percent of attack that one of them deals; null when it deals none. */
                percent: number | null;
                /** @description How long it lasts. */
                seconds: number;
                /** @description How far it flies, in metres. */
                range: number;
            }[];
            /** @description Stamina that it costs; null when unknown. */
            stamina: number | null;
            /** @description Percent of the `staminaAttack` of the weapon that it deals; null when unknown. */
            stamina_damage_percent: number | null;
            /** @description Percent of the weapon's damage to poise that it deals; null when unknown. */
            poise_damage_percent: number | null;
            /** @description Percent of the weapon's rally that it wins back; null when unknown. */
            rally_percent: number | null;
            /** @description Slug of the oath rune without which the move does not exist. */
            rune_slug: string | null;
            /**
             * @description How sure its figures are.
             * @enum {string}
             */
            certainty: "certain" | "doubtful" | "probable";
        };
        /** @description Percent of each type of attack that a move deals; null when unknown. */
        MovePercent: {
            /** @description Of the physical attack; 0 when the move deals blood damage. */
            physical: number | null;
            /** @description Of the blood attack; 0 when the move deals physical damage. */
            blood: number | null;
            /** @description Of the arcane attack. */
            arcane: number | null;
            /** @description Of the fire attack. */
            fire: number | null;
            /** @description Of the bolt attack. */
            bolt: number | null;
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
            code: "invalid_parameter" | "unknown_parameter" | "unknown_reference" | "missing_parameter" | "key_in_query" | "malformed_request" | "missing_api_key" | "malformed_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key" | "disabled_api_key" | "plan_not_allowed" | "resource_not_found" | "game_not_found" | "route_not_found" | "method_not_allowed" | "request_timeout" | "payload_too_large" | "unsupported_media_type" | "uri_too_long" | "range_not_satisfiable" | "headers_too_large" | "quota_exceeded" | "too_many_requests" | "query_refused" | "internal_error" | "http_version_not_supported" | "unavailable";
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
        /** @description The games that the service has data about. */
        Games: {
            data: {
                id: string;
                name: string;
                /** @description Version of its data, `YYYY.M.N`. */
                dataset_version: string;
                /**
                 * Format: date
                 * @description Day of that version.
                 */
                released_at: string;
                /** @description Records of all kinds. */
                records: number;
                /** @description Path of what the game has. */
                url: string;
            }[];
        };
        /** @description A game and its lists. */
        GameIndex: {
            data: {
                id: string;
                name: string;
                /** @description Version of its data, `YYYY.M.N`. */
                dataset_version: string;
                /**
                 * Format: date
                 * @description Day of that version.
                 */
                released_at: string;
                /** @description Records of all kinds. */
                records: number;
                /** @description Path of what the game has. */
                url: string;
                resources: {
                    /** @description Segment of its paths. */
                    name: string;
                    /** @description How many records it has. */
                    count: number;
                    /** @description Path of the list. */
                    url: string;
                }[];
                /** @description Paths of the routes of the game that are no list of records, by name. */
                links: {
                    [key: string]: string;
                };
            };
        };
        /** @description Every published record of a game. */
        Export: {
            game: string;
            /** @description Version of the data, `YYYY.M.N`. */
            dataset_version: string;
            /**
             * Format: date
             * @description Day of that version.
             */
            released_at: string;
            /** @description The records of each list in the view `full`, by the segment of its path. */
            resources: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
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
        /** @description `invalid_parameter`: Invalid parameter. `unknown_parameter`: Unknown parameter. `unknown_reference`: Unknown reference. `key_in_query`: API key in the query string. `malformed_request`: Malformed request. */
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
                    code: "invalid_parameter" | "unknown_parameter" | "unknown_reference" | "key_in_query" | "malformed_request";
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
        /** @description `invalid_parameter`: Invalid parameter. `unknown_parameter`: Unknown parameter. `key_in_query`: API key in the query string. `malformed_request`: Malformed request. */
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
                    code: "invalid_parameter" | "unknown_parameter" | "key_in_query" | "malformed_request";
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
        /** @description `invalid_parameter`: Invalid parameter. `unknown_parameter`: Unknown parameter. `missing_parameter`: Missing parameter. `unknown_reference`: Unknown reference. `key_in_query`: API key in the query string. `malformed_request`: Malformed request. */
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
                    code: "invalid_parameter" | "unknown_parameter" | "missing_parameter" | "unknown_reference" | "key_in_query" | "malformed_request";
                };
            };
        };
        /** @description `invalid_parameter`: Invalid parameter. `unknown_parameter`: Unknown parameter. `missing_parameter`: Missing parameter. `key_in_query`: API key in the query string. `malformed_request`: Malformed request. */
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
                    code: "invalid_parameter" | "unknown_parameter" | "missing_parameter" | "key_in_query" | "malformed_request";
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
        /** @description `unavailable`: Temporarily unavailable. */
        Unavailable2: {
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
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 503;
                    /** @enum {string} */
                    code: "unavailable";
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
        /** @description `unknown_parameter`: Unknown parameter. `key_in_query`: API key in the query string. `malformed_request`: Malformed request. */
        BadRequest6: {
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
        /** @description `game_not_found`: Game not found. */
        NotFound3: {
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
                    code: "game_not_found";
                    /** @description What is near to it, best first. */
                    did_you_mean: string[];
                    /** @description Games the service has. */
                    available_games: string[];
                };
            };
        };
        /** @description `range_not_satisfiable`: Range not satisfiable. */
        RangeNotSatisfiable: {
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
                "Content-Range": components["headers"]["Content-Range"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status: 416;
                    /** @enum {string} */
                    code: "range_not_satisfiable";
                    /** @description One entry for each faulty input. */
                    errors: components["schemas"]["InputFault"][];
                };
            };
        };
        /** @description `route_not_found`: Route not found. */
        NotFound4: {
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
                    status: 404;
                    /** @enum {string} */
                    code: "route_not_found";
                    /** @description What is near to it, best first. */
                    did_you_mean: string[];
                };
            };
        };
        /** @description `internal_error`: Internal error. */
        InternalError2: {
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
                    status: 500;
                    /** @enum {string} */
                    code: "internal_error";
                };
            };
        };
    };
    parameters: {
        /** @description One range of bytes, `bytes=first-last`, `bytes=first-` or `bytes=-length`. It is of the file without compression, unless `If-Range` names the compressed one. */
        Range: string;
        /** @description Entity tag of the file that the range is of; of another file the whole is sent. */
        IfRange: string;
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
         * @example 2026.11.2
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
         * @description Parts of the file can be asked for.
         * @example bytes
         */
        "Accept-Ranges": "bytes";
        /**
         * @description Name of the file, with the version of the data.
         * @example attachment; filename="caryll-bloodborne-2026.11.2.json"
         */
        "Content-Disposition": string;
        /**
         * @description Which bytes are sent, and how many there are (RFC 9110).
         * @example bytes 0-99/3145728
         */
        "Content-Range": string;
        /**
         * @description SHA-256 of the whole file in the coding that is sent, also beside a part of it (RFC 9530).
         * @example sha-256=:4REjxQ4yrqUVicfSKYNO/cF9zNj5ANbzgDZt3/h3Qxo=:
         */
        "Repr-Digest": string;
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
                /** @description Only sets of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["ArmorSetDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["ArmorSetFull"][];
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
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["ArmorSetSummary"];
                    } | {
                        data: components["schemas"]["ArmorSetFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
                /** @description Only pieces of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Only pieces that this merchant sells. */
                sold_by?: string;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "arcane" | "-arcane" | "beasthood" | "-beasthood" | "blood" | "-blood" | "blunt" | "-blunt" | "bolt" | "-bolt" | "equip_load" | "-equip_load" | "fire" | "-fire" | "frenzy" | "-frenzy" | "name" | "-name" | "physical" | "-physical" | "price" | "-price" | "rapid_poison" | "-rapid_poison" | "sell_price" | "-sell_price" | "slow_poison" | "-slow_poison" | "slug" | "-slug" | "thrust" | "-thrust";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["ArmorDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["ArmorFull"][];
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
    getArmor: {
        parameters: {
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *         "description": "Coat of the hunters who burned Old Yharnam. It is at hand early and serves wherever things burn, from Old Yharnam's mobs to Laurence in the Hunter's Nightmare.",
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
                     *             "notes": "House by Djura's square: it lies on a body up the stairs to the left and left again, above the walkway with the Rifle Spear."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ArmorDetail"];
                    } | {
                        data: components["schemas"]["ArmorSummary"];
                    } | {
                        data: components["schemas"]["ArmorFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
                /** @description Only gems of this group of main effects. */
                category?: string;
                /** @description Only gems of this family. */
                family_slug?: string;
                /** @description Only gems of this grade inside their family. */
                grade?: number;
                /** @description Only gems of this origin. */
                kind?: "grade" | "placed" | "unique";
                /** @description Only gems of this shape. */
                shape?: "circle" | "droplet" | "radial" | "triangle" | "waning";
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "grade" | "-grade" | "name" | "-name" | "rating" | "-rating" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["BloodGemDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["BloodGemFull"][];
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
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *             "notes": "Rare."
                     *           }
                     *         ],
                     *         "availability": "Random drop for damage to beasts, rating 20, from dungeons of depth 5, very rarely.",
                     *         "wiki_url": "https://bloodborne.fandom.com/wiki/Blood_Gems",
                     *         "acquisition": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BloodGemDetail"];
                    } | {
                        data: components["schemas"]["BloodGemSummary"];
                    } | {
                        data: components["schemas"]["BloodGemFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
                /** @description Only bosses of this part of the game. */
                campaign?: "chalice_dungeon" | "main_story" | "the_old_hunters";
                /** @description Only bosses of the chalice dungeons, or only others. */
                is_chalice?: boolean;
                /** @description Only bosses of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Only bosses that a shot can interrupt, or that it cannot. */
                is_interruptible?: boolean;
                /** @description Only bosses that can be skipped, or that cannot. */
                is_optional?: boolean;
                /** @description Only bosses that must be beaten, or that need not be. */
                is_required?: boolean;
                /** @description Only bosses whose defeat makes this lamp appear. */
                lamp_slug?: string;
                /** @description Only bosses at this location. */
                location_slug?: string;
                /** @description Only chalice versions of this boss. */
                original_slug?: string;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "blood_echoes" | "-blood_echoes" | "hp" | "-hp" | "hp_ng_plus" | "-hp_ng_plus" | "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["BossDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["BossFull"][];
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
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *         "description": "A foreign hunter of the Healing Church who has lost himself to the hunt, met among the graves of the Tomb of Oedon. He fights with a Hunter Axe and a firearm, and his blows are a lesson in the parry. When hurt enough he turns into a beast. The Tiny Music Box of his daughter stuns him for a moment. The key he leaves opens the way to Oedon Chapel.",
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
                    } | {
                        data: components["schemas"]["BossSummary"];
                    } | {
                        data: components["schemas"]["BossFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
    calculateAttackRating: {
        parameters: {
            query: {
                /**
                 * @description Slug of the weapon.
                 * @example chikage
                 */
                weapon: string;
                /** @description Version of the weapon. It decides which gems fit. */
                variant?: "lost" | "normal" | "uncanny";
                /** @description Form whose attacks are rated. Without it the figures that the menu of the game shows. */
                form?: "transformed" | "untransformed";
                /**
                 * @description Level of fortification. A level above the highest of the weapon is refused.
                 * @example 10
                 */
                level?: number;
                /**
                 * @description Strength. Without it the least with which any origin begins.
                 * @example 14
                 */
                strength?: number;
                /**
                 * @description Skill. Without it the least with which any origin begins.
                 * @example 25
                 */
                skill?: number;
                /**
                 * @description Bloodtinge. Without it the least with which any origin begins.
                 * @example 50
                 */
                bloodtinge?: number;
                /** @description Arcane. Without it the least with which any origin begins. */
                arcane?: number;
                /** @description Blood gems in its slots: slugs, each as often as it is set. A gem whose value varies needs it after a colon, e.g. `tempering-blood-gemstone-3:8.5`. */
                gems?: string[];
                /** @description Also answer the rating at every value of this stat, from 1 to 99. */
                curve?: "arcane" | "bloodtinge" | "skill" | "strength";
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
            /** @description The result. */
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
                     *         "weapon_slug": "chikage",
                     *         "variant": "normal",
                     *         "form": null,
                     *         "level": 10,
                     *         "stats": {
                     *           "strength": 14,
                     *           "skill": 25,
                     *           "bloodtinge": 50,
                     *           "arcane": 6
                     *         },
                     *         "total": 607,
                     *         "by_type": {
                     *           "physical": 251,
                     *           "blood": 356,
                     *           "arcane": 0,
                     *           "fire": 0,
                     *           "bolt": 0
                     *         },
                     *         "base": {
                     *           "physical": 184,
                     *           "blood": 184,
                     *           "arcane": 0,
                     *           "fire": 0,
                     *           "bolt": 0
                     *         },
                     *         "bonus": {
                     *           "physical": 67,
                     *           "blood": 172,
                     *           "arcane": 0,
                     *           "fire": 0,
                     *           "bolt": 0
                     *         },
                     *         "meets_requirements": true,
                     *         "unmet_requirements": [],
                     *         "gems": [],
                     *         "steps": [
                     *           {
                     *             "type": "physical",
                     *             "kind": "base",
                     *             "source": null,
                     *             "amount": 184,
                     *             "result": 184
                     *           },
                     *           {
                     *             "type": "physical",
                     *             "kind": "scaling",
                     *             "source": "strength",
                     *             "amount": 0.0425,
                     *             "result": 191.82
                     *           },
                     *           {
                     *             "type": "physical",
                     *             "kind": "scaling",
                     *             "source": "skill",
                     *             "amount": 0.325,
                     *             "result": 251.62
                     *           },
                     *           {
                     *             "type": "physical",
                     *             "kind": "cut",
                     *             "source": null,
                     *             "amount": 0.62,
                     *             "result": 251
                     *           },
                     *           {
                     *             "type": "blood",
                     *             "kind": "base",
                     *             "source": null,
                     *             "amount": 184,
                     *             "result": 184
                     *           },
                     *           {
                     *             "type": "blood",
                     *             "kind": "scaling",
                     *             "source": "bloodtinge",
                     *             "amount": 0.935,
                     *             "result": 356.04
                     *           },
                     *           {
                     *             "type": "blood",
                     *             "kind": "cut",
                     *             "source": null,
                     *             "amount": 0.04,
                     *             "result": 356
                     *           }
                     *         ],
                     *         "unverified": [
                     *           "cut_by_type"
                     *         ],
                     *         "curve": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Slug of the weapon. */
                            weapon_slug: string;
                            /**
                             * @description Version of the weapon.
                             * @enum {string}
                             */
                            variant: "lost" | "normal" | "uncanny";
                            /**
                             * @description Form whose attacks are rated; null for the figures of the menu.
                             * @enum {string|null}
                             */
                            form: "transformed" | "untransformed" | null;
                            /** @description Level of the weapon. */
                            level: number;
                            /** @description The stats, those included that were not asked for. */
                            stats: components["schemas"]["RatingStats"];
                            /** @description The rating: the sum of all types. */
                            total: number;
                            /** @description The rating by type. */
                            by_type: components["schemas"]["AttackByType"];
                            /** @description The part of each rating that is the weapon's own. */
                            base: components["schemas"]["AttackByType"];
                            /** @description The part that stats, gems and the form add; negative when they take away. */
                            bonus: components["schemas"]["AttackByType"];
                            /** @description The stats meet what the weapon needs. */
                            meets_requirements: boolean;
                            /** @description The stats that are too low; empty when none is. */
                            unmet_requirements: components["schemas"]["UnmetRequirement"][];
                            /** @description The gems in its slots, in the order in which they were asked for. */
                            gems: components["schemas"]["SetGem"][];
                            /** @description How the rating comes about, type by type. */
                            steps: components["schemas"]["RatingStep"][];
                            /** @description What the figure rests on that only one source tells, or none; empty when nothing does. */
                            unverified: ("conversion" | "cut_by_type" | "damage_formula" | "extra_hits" | "flat_gems_do_not_convert" | "form_effects" | "gem_effect_unknown" | "gem_percentages_multiply" | "gem_points_last" | "physical_gems_raise_blood" | "unmet_requirements" | "upgrade_blood_echoes" | "weaknesses")[];
                            /** @description The rating at every value of the stat that `curve` names; null when none was named. */
                            curve: components["schemas"]["RatingAtStat"][] | null;
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
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
    calculateDamage: {
        parameters: {
            query: {
                /**
                 * @description Slug of the weapon.
                 * @example saw-cleaver
                 */
                weapon: string;
                /** @description Version of the weapon. It decides which gems fit. */
                variant?: "lost" | "normal" | "uncanny";
                /**
                 * @description Form of the weapon. Without it that of the attack, or the figures of the menu.
                 * @example untransformed
                 */
                form?: "transformed" | "untransformed";
                /**
                 * @description Level of fortification. A level above the highest of the weapon is refused.
                 * @example 3
                 */
                level?: number;
                /**
                 * @description Strength. Without it the least with which any origin begins.
                 * @example 18
                 */
                strength?: number;
                /**
                 * @description Skill. Without it the least with which any origin begins.
                 * @example 14
                 */
                skill?: number;
                /** @description Bloodtinge. Without it the least with which any origin begins. */
                bloodtinge?: number;
                /** @description Arcane. Without it the least with which any origin begins. */
                arcane?: number;
                /** @description Blood gems in its slots: slugs, each as often as it is set. A gem whose value varies needs it after a colon, e.g. `tempering-blood-gemstone-3:8.5`. */
                gems?: string[];
                /**
                 * @description Slug of the boss.
                 * @example cleric-beast
                 */
                boss: string;
                /**
                 * @description The attack: its name in lower case with hyphens, e.g. `light-attack-1`. Without it a hit with 100 percent of each type.
                 * @example light-attack-1
                 */
                attack?: string;
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
            /** @description The result. */
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
                     *         "boss_slug": "cleric-beast",
                     *         "attack": "light-attack-1",
                     *         "damage": 85,
                     *         "by_type": {
                     *           "physical": 85,
                     *           "blood": 0,
                     *           "arcane": 0,
                     *           "fire": 0,
                     *           "bolt": 0
                     *         },
                     *         "extra_hits": null,
                     *         "rates": [
                     *           {
                     *             "kind": "serrated",
                     *             "rate": 1.2
                     *           }
                     *         ],
                     *         "hp": 3015,
                     *         "hits_to_kill": 36,
                     *         "rating": {
                     *           "weapon_slug": "saw-cleaver",
                     *           "variant": "normal",
                     *           "form": "untransformed",
                     *           "level": 3,
                     *           "stats": {
                     *             "strength": 18,
                     *             "skill": 14,
                     *             "bloodtinge": 5,
                     *             "arcane": 6
                     *           },
                     *           "total": 137,
                     *           "by_type": {
                     *             "physical": 137,
                     *             "blood": 0,
                     *             "arcane": 0,
                     *             "fire": 0,
                     *             "bolt": 0
                     *           },
                     *           "meets_requirements": true,
                     *           "gems": []
                     *         },
                     *         "unverified": [
                     *           "damage_formula",
                     *           "weaknesses"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Damage"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
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
    calculateLevel: {
        parameters: {
            query?: {
                /**
                 * @description Slug of the origin. Needed for target stats; it also says the level before.
                 * @example violent-past
                 */
                origin?: string;
                /** @description The level before. Without it the level at which the origin begins. */
                from?: number;
                /** @description The level after. Not together with target stats. */
                to?: number;
                /**
                 * @description Target for vitality.
                 * @example 14
                 */
                vitality?: number;
                /** @description Target for endurance. */
                endurance?: number;
                /**
                 * @description Target for strength.
                 * @example 18
                 */
                strength?: number;
                /** @description Target for skill. */
                skill?: number;
                /** @description Target for bloodtinge. */
                bloodtinge?: number;
                /** @description Target for arcane. */
                arcane?: number;
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
            /** @description The result. */
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
                     *         "origin_slug": "violent-past",
                     *         "from": 10,
                     *         "to": 15,
                     *         "blood_echoes": 5398,
                     *         "stats": {
                     *           "vitality": 14,
                     *           "endurance": 11,
                     *           "strength": 18,
                     *           "skill": 9,
                     *           "bloodtinge": 6,
                     *           "arcane": 7
                     *         },
                     *         "steps": [
                     *           {
                     *             "level": 11,
                     *             "blood_echoes": 829,
                     *             "sum": 829
                     *           },
                     *           {
                     *             "level": 12,
                     *             "blood_echoes": 847,
                     *             "sum": 1676
                     *           },
                     *           {
                     *             "level": 13,
                     *             "blood_echoes": 1039,
                     *             "sum": 2715
                     *           },
                     *           {
                     *             "level": 14,
                     *             "blood_echoes": 1238,
                     *             "sum": 3953
                     *           },
                     *           {
                     *             "level": 15,
                     *             "blood_echoes": 1445,
                     *             "sum": 5398
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LevelPrice"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
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
    calculateUpgrade: {
        parameters: {
            query: {
                /**
                 * @description Slug of the weapon.
                 * @example saw-cleaver
                 */
                weapon: string;
                /**
                 * @description The level before.
                 * @example 3
                 */
                from?: number;
                /**
                 * @description The level after. Without it the highest of the weapon.
                 * @example 6
                 */
                to?: number;
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
            /** @description The result. */
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
                     *         "weapon_slug": "saw-cleaver",
                     *         "from": 3,
                     *         "to": 6,
                     *         "materials": [
                     *           {
                     *             "item_slug": "twin-blood-stone-shards",
                     *             "quantity": 16
                     *           }
                     *         ],
                     *         "blood_echoes": 1360,
                     *         "steps": [
                     *           {
                     *             "level": 4,
                     *             "item_slug": "twin-blood-stone-shards",
                     *             "quantity": 3,
                     *             "blood_echoes": 400
                     *           },
                     *           {
                     *             "level": 5,
                     *             "item_slug": "twin-blood-stone-shards",
                     *             "quantity": 5,
                     *             "blood_echoes": 460
                     *           },
                     *           {
                     *             "level": 6,
                     *             "item_slug": "twin-blood-stone-shards",
                     *             "quantity": 8,
                     *             "blood_echoes": 500
                     *           }
                     *         ],
                     *         "unverified": [
                     *           "upgrade_blood_echoes"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["UpgradePrice"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
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
    calculateArmor: {
        parameters: {
            query: {
                /**
                 * @description The figure to be highest.
                 * @example fire
                 */
                maximize: "arcane" | "beasthood" | "blood" | "blunt" | "bolt" | "fire" | "frenzy" | "physical" | "rapid_poison" | "slow_poison" | "thrust";
                /** @description Slugs of armor sets, separated by commas: only their pieces. Without it all. */
                sets?: string[];
                /**
                 * @description The weight that may not be exceeded, as the tables of the game have it. Without it any.
                 * @example 9
                 */
                max_weight?: number;
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
            /** @description The result. */
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
                     *         "maximize": "fire",
                     *         "max_weight": 9,
                     *         "value": 380,
                     *         "weight": 4.7,
                     *         "pieces": [
                     *           {
                     *             "slot": "head",
                     *             "armor_slug": "old-hunter-cap",
                     *             "set_slug": "old-hunter-set",
                     *             "value": 60,
                     *             "weight": 0
                     *           },
                     *           {
                     *             "slot": "chest",
                     *             "armor_slug": "bone-ash-armor",
                     *             "set_slug": "bone-ash-set",
                     *             "value": 140,
                     *             "weight": 4.7
                     *           },
                     *           {
                     *             "slot": "hands",
                     *             "armor_slug": "old-hunter-arm-bands",
                     *             "set_slug": "yamamura-hunter-set",
                     *             "value": 90,
                     *             "weight": 0
                     *           },
                     *           {
                     *             "slot": "legs",
                     *             "armor_slug": "wine-hakama",
                     *             "set_slug": "yamamura-hunter-set",
                     *             "value": 90,
                     *             "weight": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["BestArmor"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
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
                /** @description Only dungeons of this labyrinth, by its name. */
                area?: string;
                /** @description Only dungeons of this depth. */
                depth?: number;
                /** @description Only dungeons of a sinister chalice, or only others. */
                is_sinister?: boolean;
                /** @description Only dungeons that this item opens. */
                item_slug?: string;
                /** @description Only dungeons of this kind. */
                kind?: "fixed" | "root" | "special";
                /** @description Only dungeons of this labyrinth. */
                location_slug?: string;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "depth" | "-depth" | "layers" | "-layers" | "name" | "-name" | "ritual_blood_echoes" | "-ritual_blood_echoes" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "full";
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
                    } | {
                        data: components["schemas"]["ChaliceDungeonFull"][];
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
    listReleases: {
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
                     *           "version": "2026.11.2",
                     *           "released_at": "2026-11-22",
                     *           "records": 3593,
                     *           "added": 3593,
                     *           "removed": 0,
                     *           "changed": 0,
                     *           "notes": [
                     *             "Enemies are a kind of their own: 106 records with figures, weaknesses, drops with their chances, and the places where they stand with counts. Items, runes and blood gems name the enemies that leave them.",
                     *             "Weapons have attack, scaling, rally and the cost of the step for every level from +0 to +10, 1,422 attacks with their multipliers, and the curves by which attributes count.",
                     *             "Bosses are whole: all forms and parts of a fight, phases, figures of New Game Plus, Insight, and HP and blood echoes by depth and layer for those of the chalice dungeons.",
                     *             "New are the three endings with their steps, the 40 trophies, what raises or lowers Insight, and what changes from which amount of Insight on.",
                     *             "Items and armor say exactly where they lie: the part of the location and the spot in it, for each find and with its quantity.",
                     *             "Texts about people, places, armor and items are rewritten. Every text that gives something away is marked as a mild or a major spoiler, and first sentences give nothing away.",
                     *             "Bosses, weapons, places, runes and others have aliases: the names and abbreviations that players use.",
                     *             "Corrected: defences of 14 bosses, which are cut off after the point like those of the game; and scaling by form of five weapons whose forms deal physical and blood damage.",
                     *             "Corrected: 22 prices of uncanny and lost weapons that were unknown, families of blood gems, and the Lake runes, which reduce damage and do not add to it.",
                     *             "Corrected: ways between locations that lead in one direction only say so, and the Underground Cell with its prisoners belongs to the Research Hall.",
                     *             "Corrected: Wandering Nightmares that leave nothing and that nobody meets are no longer counted in Central Yharnam and the Hunter's Nightmare; the two cell keys name the right place; descriptions of weapons tell all requirements or none."
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DatasetRelease"][];
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
    listChanges: {
        parameters: {
            query: {
                /**
                 * @description The version that you have: the `X-Dataset-Version` of its answers.
                 * @example 2026.11.2
                 */
                since: string;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Rows on a page. */
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
                     *       "data": [],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 20,
                     *         "total": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["RecordChange"][];
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
    listCovenants: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /** @description Only covenants of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Only covenants, or only oaths that change nothing but the body. */
                is_full_covenant?: boolean;
                /** @description Only covenants that this NPC leads. */
                leader_slug?: string;
                /** @description Only covenants that take this item as an offering. */
                offering_slug?: string;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *           "slug": "beasts-embrace",
                     *           "name": "Beast's Embrace",
                     *           "is_dlc": true,
                     *           "is_full_covenant": false
                     *         },
                     *         {
                     *           "slug": "executioners",
                     *           "name": "Executioners",
                     *           "is_dlc": false,
                     *           "is_full_covenant": true
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 6
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CovenantSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["CovenantDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["CovenantFull"][];
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
    getCovenant: {
        parameters: {
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                /**
                 * @description Slug of the covenant.
                 * @example beasts-embrace
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
                     *         "slug": "beasts-embrace",
                     *         "name": "Beast's Embrace",
                     *         "is_dlc": true,
                     *         "is_full_covenant": false,
                     *         "description": "An oath without a company, sworn by memorising a rune. The rune makes its bearer more beast than man and changes how the Beast Claw is used. It is left by Laurence.",
                     *         "leader_slug": null,
                     *         "offering_slug": null,
                     *         "runes": [
                     *           {
                     *             "slug": "beasts-embrace",
                     *             "name": "Beast's Embrace"
                     *           }
                     *         ],
                     *         "hostile_to": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["CovenantDetail"];
                    } | {
                        data: components["schemas"]["CovenantSummary"];
                    } | {
                        data: components["schemas"]["CovenantFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
    listEndings: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /** @description Only endings for which this item is used. */
                cord_item_slug?: string;
                /** @description Only endings with this last boss. */
                final_boss_slug?: string;
                /** @description Only endings that leave this item. */
                reward_item_slug?: string;
                /** @description Only endings after which the next playthrough begins at once, or only others. */
                starts_new_game_plus?: boolean;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "name" | "-name" | "slug" | "-slug" | "sort_order" | "-sort_order";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *           "slug": "childhoods-beginning",
                     *           "name": "Childhood's Beginning",
                     *           "final_boss_slug": "moon-presence"
                     *         },
                     *         {
                     *           "slug": "honoring-wishes",
                     *           "name": "Honoring Wishes",
                     *           "final_boss_slug": "gehrman-the-first-hunter"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EndingSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["EndingDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["EndingFull"][];
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
    getEnding: {
        parameters: {
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                /**
                 * @description Slug of the ending.
                 * @example childhoods-beginning
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
                     *         "slug": "childhoods-beginning",
                     *         "name": "Childhood's Beginning",
                     *         "final_boss_slug": "moon-presence",
                     *         "description": "The ending of a hunter who has looked for the secret of the night. After the death of the Moon Presence the hunter is reborn as an infant Great One, which the Doll takes up.",
                     *         "cords_min": 3,
                     *         "cords_max": null,
                     *         "cord_item_slug": "one-third-of-umbilical-cord",
                     *         "reward_item_slug": "old-hunter-badge",
                     *         "starts_new_game_plus": true,
                     *         "bosses": [
                     *           {
                     *             "slug": "mergos-wet-nurse",
                     *             "name": "Mergo's Wet Nurse"
                     *           },
                     *           {
                     *             "slug": "gehrman-the-first-hunter",
                     *             "name": "Gehrman, the First Hunter"
                     *           },
                     *           {
                     *             "slug": "moon-presence",
                     *             "name": "Moon Presence"
                     *           }
                     *         ],
                     *         "steps": [
                     *           "The hunter uses three of the four thirds of umbilical cord in this playthrough.",
                     *           "After Mergo's Wet Nurse is beaten, the hunter speaks to Gehrman beneath the tree in the Hunter's Dream and refuses his offer.",
                     *           "The hunter beats Gehrman.",
                     *           "The Moon Presence attacks at once, and the hunter beats it."
                     *         ],
                     *         "trophies": [
                     *           {
                     *             "slug": "childhoods-beginning",
                     *             "name": "Childhood's Beginning",
                     *             "grade": "gold"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EndingDetail"];
                    } | {
                        data: components["schemas"]["EndingSummary"];
                    } | {
                        data: components["schemas"]["EndingFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
    listEnemies: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /** @description Only beasts, or only others. */
                is_beast?: boolean;
                /** @description Only enemies of the chalice dungeons, or only others. */
                is_chalice?: boolean;
                /** @description Only enemies of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Only kin, or only others. */
                is_kin?: boolean;
                /** @description Only enemies that are placed at this location. */
                location_slug?: string;
                /** @description Only enemies weak to righteous weapons, or only others. */
                weak_to_righteous?: boolean;
                /** @description Only enemies weak to serrated weapons, or only others. */
                weak_to_serrated?: boolean;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "blood_echoes" | "-blood_echoes" | "hp" | "-hp" | "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *           "slug": "abhorrent-beast-enemy",
                     *           "name": "Abhorrent Beast",
                     *           "is_dlc": false,
                     *           "is_chalice": false,
                     *           "is_beast": true,
                     *           "is_kin": false,
                     *           "location_slugs": [
                     *             "cathedral-ward",
                     *             "forbidden-woods"
                     *           ]
                     *         },
                     *         {
                     *           "slug": "afflicted-maneater-boar",
                     *           "name": "Afflicted Maneater Boar",
                     *           "is_dlc": false,
                     *           "is_chalice": false,
                     *           "is_beast": true,
                     *           "is_kin": false,
                     *           "location_slugs": [
                     *             "nightmare-of-mensis"
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 106
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EnemySummary"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["EnemyDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["EnemyFull"][];
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
    getEnemy: {
        parameters: {
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                /**
                 * @description Slug of the enemy.
                 * @example abhorrent-beast-enemy
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
                     *         "slug": "abhorrent-beast-enemy",
                     *         "name": "Abhorrent Beast",
                     *         "is_dlc": false,
                     *         "is_chalice": false,
                     *         "is_beast": true,
                     *         "is_kin": false,
                     *         "location_slugs": [
                     *           "cathedral-ward",
                     *           "forbidden-woods"
                     *         ],
                     *         "description": "A large, shaggy beast that strikes with lightning in its claws. It is met once in a game and not in a fixed place. It is the beggar of the Forbidden Woods in his true form: he changes when he is attacked or when it comes to a fight with him.",
                     *         "weak_to_serrated": true,
                     *         "weak_to_righteous": false,
                     *         "placements": [
                     *           {
                     *             "location_slug": "cathedral-ward",
                     *             "count": 1,
                     *             "variants": [
                     *               {
                     *                 "variant_id": 504020,
                     *                 "count": 1
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "location_slug": "forbidden-woods",
                     *             "count": 1,
                     *             "variants": [
                     *               {
                     *                 "variant_id": 504030,
                     *                 "count": 1
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "drops": [
                     *           {
                     *             "kind": "rune",
                     *             "slug": "beast",
                     *             "name": "Beast",
                     *             "tier": 2,
                     *             "quantity": 1,
                     *             "chance": 1,
                     *             "raised_by_discovery": true,
                     *             "is_once": true,
                     *             "variant_ids": [
                     *               504020,
                     *               504030
                     *             ]
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "madmans-knowledge",
                     *             "name": "Madman's Knowledge",
                     *             "tier": null,
                     *             "quantity": 1,
                     *             "chance": 1,
                     *             "raised_by_discovery": true,
                     *             "is_once": true,
                     *             "variant_ids": [
                     *               504020,
                     *               504030
                     *             ]
                     *           }
                     *         ],
                     *         "variants": [
                     *           {
                     *             "variant_id": 504020,
                     *             "is_base": false,
                     *             "hp": 2046,
                     *             "blood_echoes": 6811,
                     *             "super_armor": 150,
                     *             "defense": {
                     *               "physical": 122,
                     *               "blunt": 122,
                     *               "thrust": 122,
                     *               "blood": 122,
                     *               "arcane": 85,
                     *               "fire": 85,
                     *               "bolt": 361
                     *             },
                     *             "slow_poison_resistance": 70,
                     *             "rapid_poison_resistance": 999,
                     *             "ng_plus": {
                     *               "hp": 8118,
                     *               "blood_echoes": 35866,
                     *               "attack_rate": 1.402,
                     *               "defense_rate": 1.243
                     *             }
                     *           },
                     *           {
                     *             "variant_id": 504030,
                     *             "is_base": false,
                     *             "hp": 2046,
                     *             "blood_echoes": 6811,
                     *             "super_armor": 150,
                     *             "defense": {
                     *               "physical": 122,
                     *               "blunt": 122,
                     *               "thrust": 122,
                     *               "blood": 122,
                     *               "arcane": 85,
                     *               "fire": 85,
                     *               "bolt": 361
                     *             },
                     *             "slow_poison_resistance": 70,
                     *             "rapid_poison_resistance": 999,
                     *             "ng_plus": {
                     *               "hp": 8118,
                     *               "blood_echoes": 35866,
                     *               "attack_rate": 1.402,
                     *               "defense_rate": 1.243
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EnemyDetail"];
                    } | {
                        data: components["schemas"]["EnemySummary"];
                    } | {
                        data: components["schemas"]["EnemyFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
    listGestures: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /** @description Only gestures of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "menu_order" | "-menu_order" | "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *           "slug": "approval",
                     *           "name": "Approval",
                     *           "is_dlc": false,
                     *           "menu_order": 12
                     *         },
                     *         {
                     *           "slug": "beg-for-life",
                     *           "name": "Beg for Life",
                     *           "is_dlc": false,
                     *           "menu_order": 20
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 23
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["GestureSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["GestureDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["GestureFull"][];
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
    getGesture: {
        parameters: {
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                /**
                 * @description Slug of the gesture.
                 * @example approval
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
                     *         "slug": "approval",
                     *         "name": "Approval",
                     *         "is_dlc": false,
                     *         "menu_order": 12,
                     *         "acquisition": [
                     *           {
                     *             "kind": "npc_gift",
                     *             "location_slug": "central-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": "eileen-the-crow",
                     *             "notes": "Eileen teaches it once Henryk lies dead in the Tomb of Oedon."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["GestureDetail"];
                    } | {
                        data: components["schemas"]["GestureSummary"];
                    } | {
                        data: components["schemas"]["GestureFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
                /** @description Only items of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Only items that this merchant sells. */
                sold_by?: string;
                /** @description Only items of this group inside their family. */
                subcategory?: string;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "bullet_cost" | "-bullet_cost" | "echoes_value" | "-echoes_value" | "max_carry" | "-max_carry" | "name" | "-name" | "price" | "-price" | "sell_price" | "-sell_price" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["ItemDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["ItemFull"][];
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
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *         "effect": "Restores 40% of maximum HP. Twenty can be carried, and runes raise that number.",
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
                     *             "notes": "Above the first lamp: two lie beside the lever that lets down the first ladder."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "central-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Main street: two lie before the locked gate at the far end of the main street."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "central-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Past the main street: two lie behind the tree straight ahead of the archway that leaves the main street."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "iosefkas-clinic",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "1st Floor Sickroom: two lie in the room on the left, past the Scourge Beast that waits on the ground floor."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "central-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Terrace of Iosefka's Clinic: four lie on the terrace at the foot of the clinic's steps, to the left."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "central-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Above the fountain plaza: six lie by the bench and the well, up the steps from the fountain."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "cathedral-ward",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Oedon Chapel, square by the well: six lie on the square below the chapel's side door."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "cathedral-ward",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Stairs to the Grand Cathedral: six lie on the right, halfway up the great stairs."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "cathedral-ward",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Above the foggy alley: two lie by the left wall, up both flights of stairs at the end of the alley."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "old-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "First terrace: six lie among the statues on the left."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "old-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Dark room below the ledges: six lie on the left of the dark room, near the chest with the Tempering Blood Gemstone."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "old-yharnam",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Behind the church below Djura's tower: six lie by statues, over the stairs across from the Blood Stone Shards."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "forbidden-woods",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Village: six lie behind a tree to the left of the house with the Beast Roar."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "forbidden-woods",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Below the rooftops: six lie in the house on the right, past the tunnel of the shortcut gate."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "forbidden-woods",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Lantern path: two lie by the bonfire, down the path with lanterns."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "forbidden-woods",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Village: five lie outside the first house, past the gate in the wall."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "yahargul-unseen-village",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Yahar'gul Chapel: eight lie on the left, down the stairs below the broken fence."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "yahargul-unseen-village",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Above the lower street: six lie on the left of the walkway, outside the room with the glowing bath."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hypogean-gaol",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Lower prison: six lie on the left inside the door."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "nightmare-frontier",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Tunnel with the green lantern: two lie in the dip at the tunnel's mouth."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "nightmare-frontier",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Above the gorge: two lie on the hill to the right, back across the rock bridge."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "nightmare-frontier",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Bridge to Amygdala's Chamber: three lie on the right, near a Loran Silverbeast."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "nightmare-of-mensis",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Near the lamp: eight lie straight ahead of the lamp."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "nightmare-of-mensis",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Halls of Micolash: eight lie on the spiral stairs, on the way back up from the Moon rune."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Hill above the courtyard: three lie on the hill past the tower."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Stairs of the cathedral: three lie on the raised lookout to the left, across the stairs."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Bridge over the river of blood: three lie beside the stairs from the river up to the bridge."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Underground Corpse Pile: three lie on the right, up the stairs past Ludwig's arena."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Courtyard: six lie on the raised ground that faces the chapel."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Stairs of the cathedral: six lie on the right side, at the top of the fourth flight."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Before Ludwig's arena: six lie up the rocky slope, left of the ruined gates."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Past the tunnel: one lies on each of two bodies about 21 metres apart, near the walkway with gravestones; the map gives the spots, and no walkthrough does."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Past the fallen spire: it lies between the narrow alley and the ledge of the Beasthunter Saif, by the map."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "hunters-nightmare",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Below the Nightmare Church: two lie among the corpses in the blood, under the wooden planks."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "research-hall",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "2nd floor: two lie at the end of the walkway to the left, up the right stairs from the first landing."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "research-hall",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Above the foggy room: five lie in the room up the ladder from the dark, foggy room."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "fishing-hamlet",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "First houses: three lie by the barnacled wall, at the first turn to the right."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "fishing-hamlet",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Lower village: three lie at the top of the stairs on the right, out past the docks."
                     *           },
                     *           {
                     *             "kind": "treasure",
                     *             "location_slug": "fishing-hamlet",
                     *             "boss_slug": null,
                     *             "npc_slug": null,
                     *             "notes": "Cave past the rooftops: six lie in an alcove behind a wall, across a narrow beam."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ItemDetail"];
                    } | {
                        data: components["schemas"]["ItemSummary"];
                    } | {
                        data: components["schemas"]["ItemFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
    listLamps: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /** @description Only lamps of this headstone. */
                headstone?: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
                /** @description Only lamps that a beaten boss leaves, or only others. */
                is_boss_lamp?: boolean;
                /** @description Only lamps of this location. */
                location_slug?: string;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "name" | "-name" | "slug" | "-slug" | "sort_order" | "-sort_order";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *           "slug": "1st-floor-sickroom",
                     *           "name": "1st Floor Sickroom",
                     *           "location_slug": "iosefkas-clinic",
                     *           "headstone": "yharnam",
                     *           "is_boss_lamp": false
                     *         },
                     *         {
                     *           "slug": "abandoned-old-workshop",
                     *           "name": "Abandoned Old Workshop",
                     *           "location_slug": "abandoned-old-workshop",
                     *           "headstone": "unseen",
                     *           "is_boss_lamp": false
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 44
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LampSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["LampDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["LampFull"][];
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
    getLamp: {
        parameters: {
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                /**
                 * @description Slug of the lamp.
                 * @example 1st-floor-sickroom
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
                     *         "slug": "1st-floor-sickroom",
                     *         "name": "1st Floor Sickroom",
                     *         "location_slug": "iosefkas-clinic",
                     *         "headstone": "yharnam",
                     *         "is_boss_lamp": false,
                     *         "sort_order": 0,
                     *         "bosses": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LampDetail"];
                    } | {
                        data: components["schemas"]["LampSummary"];
                    } | {
                        data: components["schemas"]["LampFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
    listLevelCosts: {
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
                     *           "level": 5,
                     *           "blood_echoes": 724
                     *         },
                     *         {
                     *           "level": 6,
                     *           "blood_echoes": 741
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 540
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LevelCost"][];
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
                /** @description Only locations of this headstone. */
                headstone?: "chalice" | "frontier" | "hunters_dream" | "hunters_nightmare" | "nightmare" | "unseen" | "yharnam";
                /** @description Only locations of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Only parts of this location. */
                parent_slug?: string;
                /** @description Only locations of this region. */
                region?: string;
                /** @description Only locations that are open in this phase of the night. */
                time_of_day?: "blood_moon" | "day" | "evening" | "night";
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "insight_total" | "-insight_total" | "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["LocationDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["LocationFull"][];
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
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["LocationSummary"];
                    } | {
                        data: components["schemas"]["LocationFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
    listMerchants: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /** @description Only merchants that take this currency. */
                currency?: "blood_echoes" | "insight";
                /** @description Only merchants at this location. */
                location_slug?: string;
                /** @description Only shops of this NPC. */
                npc_slug?: string;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *           "slug": "bath-messengers",
                     *           "name": "Bath Messengers",
                     *           "currency": "blood_echoes",
                     *           "npc_slug": null,
                     *           "location_slug": "hunters-dream"
                     *         },
                     *         {
                     *           "slug": "dungeon-messengers",
                     *           "name": "Dungeon Messengers",
                     *           "currency": "blood_echoes",
                     *           "npc_slug": null,
                     *           "location_slug": null
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["MerchantSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["MerchantDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["MerchantFull"][];
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
    getMerchant: {
        parameters: {
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                /**
                 * @description Slug of the merchant.
                 * @example patches-the-spider
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
                     *         "slug": "patches-the-spider",
                     *         "name": "Patches the Spider",
                     *         "currency": "blood_echoes",
                     *         "npc_slug": "patches-the-spider",
                     *         "location_slug": null,
                     *         "description": "A trader in the chalice dungeons, who stands where messengers would otherwise keep shop. He sells the same kinds of goods for blood echoes, once he has been forgiven on the second floor of the Lecture Building.",
                     *         "stock": [
                     *           {
                     *             "kind": "item",
                     *             "slug": "antidote",
                     *             "name": "Antidote",
                     *             "price": 870,
                     *             "price_max": 5000,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "blood-vial",
                     *             "name": "Blood Vial",
                     *             "price": 690,
                     *             "price_max": 6400,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "bold-hunters-mark",
                     *             "name": "Bold Hunter's Mark",
                     *             "price": 1200,
                     *             "price_max": 2100,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "bolt-paper",
                     *             "name": "Bolt Paper",
                     *             "price": 3800,
                     *             "price_max": 25000,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "bone-marrow-ash",
                     *             "name": "Bone Marrow Ash",
                     *             "price": 1300,
                     *             "price_max": 10000,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "fire-paper",
                     *             "name": "Fire Paper",
                     *             "price": 3000,
                     *             "price_max": 23000,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "molotov-cocktail",
                     *             "name": "Molotov Cocktail",
                     *             "price": 550,
                     *             "price_max": 3600,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "oil-urn",
                     *             "name": "Oil Urn",
                     *             "price": 960,
                     *             "price_max": 5400,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "pebble",
                     *             "name": "Pebble",
                     *             "price": 2,
                     *             "price_max": 20,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "poison-knife",
                     *             "name": "Poison Knife",
                     *             "price": 870,
                     *             "price_max": 5000,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "pungent-blood-cocktail",
                     *             "name": "Pungent Blood Cocktail",
                     *             "price": 3600,
                     *             "price_max": 27000,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "quicksilver-bullets",
                     *             "name": "Quicksilver Bullets",
                     *             "price": 600,
                     *             "price_max": 5600,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "rope-molotov-cocktail",
                     *             "name": "Rope Molotov Cocktail",
                     *             "price": 580,
                     *             "price_max": 3700,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "sedative",
                     *             "name": "Sedative",
                     *             "price": 1300,
                     *             "price_max": 6100,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "shining-coins",
                     *             "name": "Shining Coins",
                     *             "price": 40,
                     *             "price_max": 100,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "sinister-hintertomb-root-chalice",
                     *             "name": "Sinister Hintertomb Root Chalice",
                     *             "price": 10000,
                     *             "price_max": null,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "sinister-isz-root-chalice",
                     *             "name": "Sinister Isz Root Chalice",
                     *             "price": 20000,
                     *             "price_max": null,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "sinister-lower-loran-root-chalice",
                     *             "name": "Sinister Lower Loran Root Chalice",
                     *             "price": 18000,
                     *             "price_max": null,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "sinister-lower-pthumeru-root-chalice",
                     *             "name": "Sinister Lower Pthumeru Root Chalice",
                     *             "price": 9000,
                     *             "price_max": null,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "sinister-pthumeru-ihyll-root-chalice",
                     *             "name": "Sinister Pthumeru Ihyll Root Chalice",
                     *             "price": 16000,
                     *             "price_max": null,
                     *             "variant": null,
                     *             "condition": null
                     *           },
                     *           {
                     *             "kind": "item",
                     *             "slug": "throwing-knife",
                     *             "name": "Throwing Knife",
                     *             "price": 290,
                     *             "price_max": 1800,
                     *             "variant": null,
                     *             "condition": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["MerchantDetail"];
                    } | {
                        data: components["schemas"]["MerchantSummary"];
                    } | {
                        data: components["schemas"]["MerchantFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
                /** @description Only NPCs of this part of the game. */
                campaign?: "chalice_dungeon" | "main_story" | "the_old_hunters";
                /** @description Only NPCs that are an enemy always, never, or on a condition. */
                hostility?: "always" | "conditional" | "never";
                /** @description Only NPCs of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Only NPCs that attack on sight, or that do not. */
                is_hostile?: boolean;
                /** @description Only NPCs first met at this location. */
                location_slug?: string;
                /** @description Only NPCs that can be met in this phase of the night. */
                time_of_day?: "blood_moon" | "day" | "evening" | "night";
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["NpcDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["NpcFull"][];
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
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *           "Eileen stands on the rafters of the Dry Dock until Father Gascoigne is beaten. At a first meeting she gives four Bold Hunter's Marks and teaches the gesture Shake Off Cape. A hunter who meets her for the first time outside Oedon Chapel learns the gesture there.",
                     *           "Outside Oedon Chapel, with the main gate of the ward open and Vicar Amelia alive, she warns against the Tomb of Oedon and teaches the gesture Shh!",
                     *           "She then fights Henryk in the Tomb of Oedon. If she survives, she teaches the gesture Approval; if she dies there, her story ends and the Crow Hunter Badge lies on her body.",
                     *           "After Rom is beaten, she sits wounded on the steps of the Grand Cathedral and teaches the gesture Wait.",
                     *           "When the Bloody Crow of Cainhurst has been killed inside, she passes on the Crow Hunter Badge and the Hunter rune.",
                     *           "If one of her meetings was missed, or if Henryk was still alive when the Forbidden Woods were entered, she waits in the Grand Cathedral as an enemy."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["NpcDetail"];
                    } | {
                        data: components["schemas"]["NpcSummary"];
                    } | {
                        data: components["schemas"]["NpcFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
    listOrigins: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "arcane" | "-arcane" | "blood_echoes" | "-blood_echoes" | "blood_tinge" | "-blood_tinge" | "discovery" | "-discovery" | "endurance" | "-endurance" | "level" | "-level" | "name" | "-name" | "skill" | "-skill" | "slug" | "-slug" | "sort_order" | "-sort_order" | "strength" | "-strength" | "vitality" | "-vitality";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *           "slug": "cruel-fate",
                     *           "name": "Cruel Fate",
                     *           "level": 10
                     *         },
                     *         {
                     *           "slug": "lone-survivor",
                     *           "name": "Lone Survivor",
                     *           "level": 10
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 9
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OriginSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["OriginDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["OriginFull"][];
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
    getOrigin: {
        parameters: {
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                /**
                 * @description Slug of the origin.
                 * @example cruel-fate
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
                     *         "slug": "cruel-fate",
                     *         "name": "Cruel Fate",
                     *         "level": 10,
                     *         "sort_order": 8,
                     *         "blood_echoes": 500,
                     *         "discovery": 119,
                     *         "vitality": 10,
                     *         "endurance": 12,
                     *         "strength": 10,
                     *         "skill": 9,
                     *         "blood_tinge": 5,
                     *         "arcane": 14
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OriginDetail"];
                    } | {
                        data: components["schemas"]["OriginSummary"];
                    } | {
                        data: components["schemas"]["OriginFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
                /** @description Only runes of this covenant. */
                covenant_slug?: string;
                /** @description Only runes of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["RuneDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["RuneFull"][];
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
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *         "special_note": "With Great Lake, which covers all damage, it adds up to less than the sum of both.",
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
                     *             "source": "A coffin in dungeons of the Isz Root Chalice holds Arcane Lake III.",
                     *             "tier": 3
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["RuneDetail"];
                    } | {
                        data: components["schemas"]["RuneSummary"];
                    } | {
                        data: components["schemas"]["RuneFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
                type?: ("armor" | "armor_set" | "blood_gem" | "boss" | "chalice_dungeon" | "ending" | "enemy" | "item" | "location" | "npc" | "rune" | "weapon")[];
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
                     *           "score": 0.816,
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
            400: components["responses"]["BadRequest4"];
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
    listTrophies: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /**
                 * @description Rows on a page.
                 * @example 2
                 */
                page_size?: number;
                /** @description Only trophies of this grade. */
                grade?: "bronze" | "gold" | "platinum" | "silver";
                /** @description Only trophies of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Only trophies whose grade is certain, or only others. */
                is_grade_certain?: boolean;
                /** @description Only trophies of this kind. */
                kind?: "boss" | "collection" | "completion" | "ending" | "place" | "progress";
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "name" | "-name" | "slug" | "-slug";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                     *           "slug": "amygdala",
                     *           "name": "Amygdala",
                     *           "grade": "bronze",
                     *           "kind": "boss",
                     *           "is_dlc": false
                     *         },
                     *         {
                     *           "slug": "blood-gem-contact",
                     *           "name": "Blood Gem Contact",
                     *           "grade": "bronze",
                     *           "kind": "progress",
                     *           "is_dlc": false
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "page_size": 2,
                     *         "total": 40
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TrophySummary"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["TrophyDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["TrophyFull"][];
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
    getTrophy: {
        parameters: {
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                /**
                 * @description Slug of the trophy.
                 * @example amygdala
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
                     *         "slug": "amygdala",
                     *         "name": "Amygdala",
                     *         "grade": "bronze",
                     *         "kind": "boss",
                     *         "is_dlc": false,
                     *         "is_grade_certain": true,
                     *         "description": "For beating Amygdala in the Nightmare Frontier.",
                     *         "requires": [
                     *           {
                     *             "boss_slug": "amygdala",
                     *             "item_slug": null,
                     *             "weapon_slug": null,
                     *             "location_slug": null,
                     *             "ending_slug": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TrophyDetail"];
                    } | {
                        data: components["schemas"]["TrophySummary"];
                    } | {
                        data: components["schemas"]["TrophyFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
                /** @description Only weapons of this hand. */
                hand?: "left" | "right";
                /** @description Only weapons of The Old Hunters, or only others. */
                is_dlc?: boolean;
                /** @description Only weapons that this merchant sells. */
                sold_by?: string;
                /** @description Order of the list: a minus sign in front turns it round. What is not known comes last either way. */
                sort?: "arcane" | "-arcane" | "attack_arcane" | "-attack_arcane" | "attack_arcane_plus10" | "-attack_arcane_plus10" | "attack_blood" | "-attack_blood" | "attack_blood_plus10" | "-attack_blood_plus10" | "attack_bolt" | "-attack_bolt" | "attack_bolt_plus10" | "-attack_bolt_plus10" | "attack_fire" | "-attack_fire" | "attack_fire_plus10" | "-attack_fire_plus10" | "attack_physical" | "-attack_physical" | "attack_physical_plus10" | "-attack_physical_plus10" | "blood_tinge" | "-blood_tinge" | "durability" | "-durability" | "name" | "-name" | "price" | "-price" | "rally" | "-rally" | "sell_price" | "-sell_price" | "skill" | "-skill" | "slug" | "-slug" | "strength" | "-strength";
                /** @description These records in this order, 1 to 100 of them, separated by commas. Goes with `view` alone, and costs what a search costs. */
                slugs?: string[];
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["WeaponDetail"][];
                        meta: components["schemas"]["PageMeta"];
                    } | {
                        data: components["schemas"]["WeaponFull"][];
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
            query?: {
                /** @description How much of each record: `full` is everything that is known of it. */
                view?: "summary" | "detail" | "full";
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
                    } | {
                        data: components["schemas"]["WeaponSummary"];
                    } | {
                        data: components["schemas"]["WeaponFull"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
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
    listGames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "bloodborne",
                     *           "name": "Bloodborne",
                     *           "dataset_version": "2026.11.2",
                     *           "released_at": "2026-11-22",
                     *           "records": 3593,
                     *           "url": "/v1/bloodborne"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` named its entity tag. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest5"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable2"];
            505: components["responses"]["HttpVersionNotSupported2"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "bloodborne",
                     *         "name": "Bloodborne",
                     *         "dataset_version": "2026.11.2",
                     *         "released_at": "2026-11-22",
                     *         "records": 3593,
                     *         "url": "/v1/bloodborne",
                     *         "resources": [
                     *           {
                     *             "name": "armor",
                     *             "count": 126,
                     *             "url": "/v1/bloodborne/armor"
                     *           },
                     *           {
                     *             "name": "armor-sets",
                     *             "count": 37,
                     *             "url": "/v1/bloodborne/armor-sets"
                     *           },
                     *           {
                     *             "name": "blood-gems",
                     *             "count": 266,
                     *             "url": "/v1/bloodborne/blood-gems"
                     *           },
                     *           {
                     *             "name": "bosses",
                     *             "count": 42,
                     *             "url": "/v1/bloodborne/bosses"
                     *           },
                     *           {
                     *             "name": "chalice-dungeons",
                     *             "count": 25,
                     *             "url": "/v1/bloodborne/chalice-dungeons"
                     *           },
                     *           {
                     *             "name": "covenants",
                     *             "count": 6,
                     *             "url": "/v1/bloodborne/covenants"
                     *           },
                     *           {
                     *             "name": "endings",
                     *             "count": 3,
                     *             "url": "/v1/bloodborne/endings"
                     *           },
                     *           {
                     *             "name": "enemies",
                     *             "count": 106,
                     *             "url": "/v1/bloodborne/enemies"
                     *           },
                     *           {
                     *             "name": "gestures",
                     *             "count": 23,
                     *             "url": "/v1/bloodborne/gestures"
                     *           },
                     *           {
                     *             "name": "items",
                     *             "count": 174,
                     *             "url": "/v1/bloodborne/items"
                     *           },
                     *           {
                     *             "name": "lamps",
                     *             "count": 44,
                     *             "url": "/v1/bloodborne/lamps"
                     *           },
                     *           {
                     *             "name": "locations",
                     *             "count": 26,
                     *             "url": "/v1/bloodborne/locations"
                     *           },
                     *           {
                     *             "name": "merchants",
                     *             "count": 4,
                     *             "url": "/v1/bloodborne/merchants"
                     *           },
                     *           {
                     *             "name": "npcs",
                     *             "count": 52,
                     *             "url": "/v1/bloodborne/npcs"
                     *           },
                     *           {
                     *             "name": "origins",
                     *             "count": 9,
                     *             "url": "/v1/bloodborne/origins"
                     *           },
                     *           {
                     *             "name": "runes",
                     *             "count": 27,
                     *             "url": "/v1/bloodborne/runes"
                     *           },
                     *           {
                     *             "name": "trophies",
                     *             "count": 40,
                     *             "url": "/v1/bloodborne/trophies"
                     *           },
                     *           {
                     *             "name": "weapons",
                     *             "count": 42,
                     *             "url": "/v1/bloodborne/weapons"
                     *           }
                     *         ],
                     *         "links": {
                     *           "changes": "/v1/bloodborne/changes",
                     *           "export": "/v1/bloodborne/export",
                     *           "level-costs": "/v1/bloodborne/level-costs",
                     *           "releases": "/v1/bloodborne/releases",
                     *           "search": "/v1/bloodborne/search"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GameIndex"];
                };
            };
            /** @description The caller has this answer already: `If-None-Match` named its entity tag. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-RateLimit-Policy": components["headers"]["X-RateLimit-Policy"];
                    "X-RateLimit-Cost": components["headers"]["X-RateLimit-Cost"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest6"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getExport: {
        parameters: {
            query?: {
                /**
                 * @description `json`: one object with a list for each resource. `ndjson`: one object a line, `{ "resource", "record" }`, after a line with `meta`. `sqlite`: a database file with a table for each kind of record and each relation.
                 * @example json
                 */
                format?: "json" | "ndjson" | "sqlite";
            };
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description One range of bytes, `bytes=first-last`, `bytes=first-` or `bytes=-length`. It is of the file without compression, unless `If-Range` names the compressed one. */
                Range?: components["parameters"]["Range"];
                /** @description Entity tag of the file that the range is of; of another file the whole is sent. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description The game.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Repr-Digest": components["headers"]["Repr-Digest"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "game": "bloodborne",
                     *       "dataset_version": "2026.11.2",
                     *       "released_at": "2026-11-22",
                     *       "resources": {
                     *         "armor": [
                     *           {
                     *             "slug": "ariannas-shoes",
                     *             "name": "Arianna's Shoes",
                     *             "slot": "legs",
                     *             "set_slug": "noble-dress-set",
                     *             "variant_label": null,
                     *             "is_dlc": false,
                     *             "description": "Shoes of a lady of the night in the Cathedral Ward, the other piece of the Noble Dress Set. They are thin and are kept for their looks.",
                     *             "wiki_url": "https://bloodborne.fandom.com/wiki/Arianna%27s_Shoes",
                     *             "defense": {
                     *               "physical": 40,
                     *               "blunt": 50,
                     *               "thrust": 40,
                     *               "blood": 50,
                     *               "arcane": 40,
                     *               "fire": 40,
                     *               "bolt": 50,
                     *               "slow_poison": 14,
                     *               "rapid_poison": 18,
                     *               "frenzy": 16,
                     *               "beasthood": 22
                     *             },
                     *             "equip_load": 2.8,
                     *             "sold_by": [],
                     *             "acquisition": [
                     *               {
                     *                 "kind": "npc_drop",
                     *                 "location_slug": "cathedral-ward",
                     *                 "boss_slug": null,
                     *                 "npc_slug": "arianna-woman-of-pleasure",
                     *                 "notes": "Left by Arianna, at the chapel or wherever else she dies."
                     *               }
                     *             ],
                     *             "sell_price": 2000,
                     *             "offers": [],
                     *             "acquisition_details": [
                     *               {
                     *                 "kind": "npc_drop",
                     *                 "location_slug": "cathedral-ward",
                     *                 "boss_slug": null,
                     *                 "npc_slug": "arianna-woman-of-pleasure",
                     *                 "notes": "Left by Arianna, at the chapel or wherever else she dies.",
                     *                 "sub_area": "Oedon Chapel",
                     *                 "layer": null,
                     *                 "chalice_dungeon_slug": null,
                     *                 "enemy": null,
                     *                 "enemy_slug": null,
                     *                 "used_item_slug": null,
                     *                 "drop_rate": null,
                     *                 "quantity": 1,
                     *                 "tier": null,
                     *                 "variant": null,
                     *                 "condition": "when she is killed"
                     *               }
                     *             ],
                     *             "dropped_by": [
                     *               {
                     *                 "enemy_slug": "celestial-mob",
                     *                 "tier": null,
                     *                 "quantity": 1,
                     *                 "chance": 1
                     *               }
                     *             ],
                     *             "aliases": [],
                     *             "spoiler_level": "mild",
                     *             "spoilers": [
                     *               {
                     *                 "text": "/acquisition/0/condition",
                     *                 "level": "mild"
                     *               },
                     *               {
                     *                 "text": "/acquisition/0/notes",
                     *                 "level": "mild"
                     *               }
                     *             ],
                     *             "provenance": {
                     *               "sources": [
                     *                 {
                     *                   "kind": "parameter",
                     *                   "source": "BoatMonkey678/BloodborneRandomizer gameparam: EquipParamProtector"
                     *                 },
                     *                 {
                     *                   "kind": "parameter",
                     *                   "source": "BoatMonkey678/BloodborneRandomizer gameparam: ItemLotParam"
                     *                 },
                     *                 {
                     *                   "kind": "parameter",
                     *                   "source": "Noxde/Bloodborne-save-editor src-tauri/resources/armors.json"
                     *                 },
                     *                 {
                     *                   "kind": "general-knowledge",
                     *                   "source": "who wears it (description)"
                     *                 }
                     *               ],
                     *               "external_ids": [
                     *                 {
                     *                   "name": "lot_ids",
                     *                   "ids": [
                     *                     28010
                     *                   ]
                     *                 },
                     *                 {
                     *                   "name": "param_id",
                     *                   "ids": [
                     *                     313000
                     *                   ]
                     *                 }
                     *               ],
                     *               "fields": []
                     *             }
                     *           }
                     *         ],
                     *         "armor-sets": [
                     *           {
                     *             "slug": "ashen-hunter-set",
                     *             "name": "Ashen Hunter Set",
                     *             "is_dlc": false,
                     *             "wiki_url": "https://bloodborne.fandom.com/wiki/Ashen_Hunter_Set",
                     *             "piece_slugs": [
                     *               "gray-wolf-cap",
                     *               "ashen-hunter-garb",
                     *               "ashen-hunter-gloves",
                     *               "ashen-hunter-trousers"
                     *             ],
                     *             "description": "Attire of Djura, who left the hunt and watches over Old Yharnam. It lends much beasthood and frenzy resistance, at the cost of fire defence. The Insight Bath Messengers sell it once he has been befriended or killed.",
                     *             "aliases": [
                     *               "djura set",
                     *               "djura's ashen hunter set"
                     *             ],
                     *             "spoiler_level": "mild",
                     *             "spoilers": [
                     *               {
                     *                 "text": "/description",
                     *                 "level": "mild"
                     *               }
                     *             ],
                     *             "provenance": {
                     *               "sources": [
                     *                 {
                     *                   "kind": "parameter",
                     *                   "source": "BoatMonkey678/BloodborneRandomizer gameparam: EquipParamProtector (pieces of one attire have adjoining ids)"
                     *                 },
                     *                 {
                     *                   "kind": "general-knowledge",
                     *                   "source": "name and grouping of the set; the game itself has no sets"
                     *                 },
                     *                 {
                     *                   "kind": "wiki",
                     *                   "source": "iforgottosave/bloodborne-cheat-sheet-complete-edition: index.html"
                     *                 }
                     *               ],
                     *               "external_ids": [],
                     *               "fields": [
                     *                 {
                     *                   "field": "name",
                     *                   "kind": "wiki",
                     *                   "source": "iforgottosave/bloodborne-cheat-sheet-complete-edition: index.html",
                     *                   "note": "The name players use; the game itself has no sets.",
                     *                   "rejected": [
                     *                     {
                     *                       "value": "Djura's Ashen Hunter Set",
                     *                       "source": "grouping by the names of the pieces"
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Export"];
                    "application/x-ndjson": string;
                    "application/vnd.sqlite3": string;
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
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
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Repr-Digest": components["headers"]["Repr-Digest"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                    "application/x-ndjson": string;
                    "application/vnd.sqlite3": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags that the caller has; a match is answered with 304 and costs nothing. `*` matches too, and is charged. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The game.
                 * @example bloodborne
                 */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Length": components["headers"]["Content-Length"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The caller has this answer already: `If-None-Match` named its entity tag. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest5"];
            404: components["responses"]["NotFound4"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError2"];
            505: components["responses"]["HttpVersionNotSupported2"];
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
                     *           "used": 51,
                     *           "remaining": 49949
                     *         },
                     *         "owner_units": {
                     *           "limit": 50000,
                     *           "used": 51,
                     *           "remaining": 49949
                     *         },
                     *         "reset": 1795305600,
                     *         "days": [
                     *           {
                     *             "date": "2026-11-21",
                     *             "units": 51,
                     *             "operations": {
                     *               "listCovenants": 2,
                     *               "listEndings": 2,
                     *               "listEnemies": 2,
                     *               "listGestures": 2,
                     *               "listLamps": 2,
                     *               "listOrigins": 2,
                     *               "listTrophies": 2,
                     *               "calculateArmor": 1,
                     *               "calculateAttackRating": 1,
                     *               "calculateDamage": 1,
                     *               "calculateLevel": 1,
                     *               "calculateUpgrade": 1,
                     *               "getArmor": 1,
                     *               "getArmorSet": 1,
                     *               "getBloodGem": 1,
                     *               "getBoss": 1,
                     *               "getCovenant": 1,
                     *               "getEnding": 1,
                     *               "getEnemy": 1,
                     *               "getExport": 1,
                     *               "getGesture": 1,
                     *               "getItem": 1,
                     *               "getLamp": 1,
                     *               "getLocation": 1,
                     *               "getMerchant": 1,
                     *               "getNpc": 1,
                     *               "getOrigin": 1,
                     *               "getRune": 1,
                     *               "getTrophy": 1,
                     *               "getWeapon": 1,
                     *               "listArmor": 1,
                     *               "listArmorSets": 1,
                     *               "listBloodGems": 1,
                     *               "listBosses": 1,
                     *               "listChaliceDungeons": 1,
                     *               "listChanges": 1,
                     *               "listItems": 1,
                     *               "listLevelCosts": 1,
                     *               "listLocations": 1,
                     *               "listMerchants": 1,
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
            400: components["responses"]["BadRequest6"];
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
                     *       "version": "0.2.0",
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
                     *           "dataset_version": "2026.11.2",
                     *           "records": 3593,
                     *           "released_at": "2026-11-22"
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
                     *       "version": "0.2.0",
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
                     *           "dataset_version": "2026.11.2",
                     *           "records": 3593,
                     *           "released_at": "2026-11-22"
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
