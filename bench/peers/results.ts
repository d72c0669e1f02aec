/** All that one run measured: what the page of the benchmark and its history are written from. */
import type { Curve } from './curve.ts';
import type { PdfJudgement, PptxJudgement } from './judgeFiles.ts';
import type { Format } from './makers.ts';
import type { Measured } from './measureMaker.ts';
import type { PeerName, PeerState } from './peerVersions.ts';
import type { ReadBy } from './readDocuments.ts';
import type { ServiceLevel } from './serviceLevel.ts';

export interface MadeBy {
  readonly name: string;
  readonly format: Format;
  readonly how: string;
  /** Why it is not among the others. */
  readonly missing?: string;
  /** It is there, and could not do it. */
  readonly failed?: true;
  readonly measured?: Omit<Measured, 'files'> & { readonly installMegabytes: number };
  readonly pptx?: PptxJudgement;
  readonly pdf?: PdfJudgement;
}

export interface Results {
  readonly version: string;
  readonly commit: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly machine: string;
  readonly node: string;
  /** The share of the busy processor time of the run that was other programs'. */
  readonly others: number;
  readonly minutes: number;
  readonly peers: Readonly<Record<PeerName, PeerState>>;
  /** Names of the sample texts that were counted, and how many warmed up. */
  readonly texts: readonly string[];
  readonly warmUp: number;
  readonly slides: number;
  readonly made: readonly MadeBy[];
  readonly read: readonly ReadBy[];
  readonly service?: ServiceLevel;
  readonly curve?: Curve;
}
