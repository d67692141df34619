/** A record as far as a map names it. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** What is found in a place. */
export interface Found extends Named {
  readonly kind: string;
  /** Follows its name on the page. */
  readonly note?: string;
  /** A route through the game leads past it. */
  readonly isRequired?: true;
  /** Its sign and its value in the picture, where it is drawn there. */
  readonly sign?: string;
  readonly value?: string;
}

export interface Place extends Named {
  readonly isDlc: boolean;
  /** What is found there, by the name of the layer that shows it. */
  readonly found: Readonly<Record<string, readonly Found[]>>;
}

/** What of a place can be counted on a map, and listed beside it. */
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
  /** What it means to check one off; without it none can be. */
  readonly mark?: string;
}

export interface Region {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Place[];
}

export interface Path {
  readonly from: string;
  readonly to: string;
  readonly oneWay: string | undefined;
  readonly notes: string;
  /** How much these texts give away, if they do. */
  readonly levels: { readonly oneWay?: string; readonly notes?: string };
}

/** A layer in the picture: what it has is below the name of its place, each in a line. */
export interface Drawn {
  readonly layer: string;
  readonly color: string;
  /** Of values, which are in a column of their own. */
  readonly valueColor?: string;
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
  readonly drawn: readonly Drawn[];
  readonly texts: {
    /** The signs of the picture, and how to read it. */
    readonly legend: string;
    readonly caption: string;
    /** What can be searched for. */
    readonly search: string;
    /** What the thick line is. */
    readonly route: string;
  };
}
