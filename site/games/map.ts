/** A record as far as a map names it. */
export interface MapName {
  readonly slug: string;
  readonly name: string;
}

/** Something to find in a location. */
export interface Found extends MapName {
  readonly kind: string;
  /** Follows its name on the page. */
  readonly note?: string;
  /** A route through the game leads past it. */
  readonly isRequired?: true;
}

export interface MapPlace extends MapName {
  readonly isDlc: boolean;
  /** Things to find in the location, by the name of the layer that shows them. */
  readonly found: Readonly<Record<string, readonly Found[]>>;
}

/** A countable layer of a map, such as lamps or chests, which is also listed beside it. */
export interface Layer {
  readonly name: string;
  readonly sign: string;
  readonly title: string;
  /** The title of its list, where it is another. */
  readonly heading?: string;
  /** A sentence about what is counted. */
  readonly note?: string;
  /** It is shown first, and without a script. */
  readonly isShown: boolean;
  /** Its list is long, and folded. */
  readonly isFolded?: true;
  /** Label of the checkbox; omit it to disable checking off. */
  readonly mark?: string;
}

export interface Region {
  readonly id: string;
  readonly name: string;
  readonly places: readonly MapPlace[];
}

export interface Path {
  readonly from: string;
  readonly to: string;
  readonly oneWay: string | undefined;
  readonly notes: string;
  /** The spoiler levels of these texts, if they are spoilers. */
  readonly levels: { readonly oneWay?: string; readonly notes?: string };
}

/** The content of a map: places by region, what is in them, and how they connect. */
export interface GameMap {
  readonly game: string;
  readonly gameId: string;
  readonly datasetVersion: string;
  /** The kind of its places. */
  readonly kind: string;
  readonly regions: readonly Region[];
  readonly paths: readonly Path[];
  /** A place inside another. */
  readonly parts: readonly { readonly part: string; readonly whole: string }[];
  readonly layers: readonly Layer[];
  readonly texts: {
    /** Description of the things that the map's search finds. */
    readonly search: string;
    /** Meaning of the thick line. */
    readonly route: string;
  };
}
