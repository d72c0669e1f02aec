/** The built-in templates, the default first. Made from the names of the files by "npm run golden -- test/golden/templateLists.test.ts". */
import { Boston } from '../families/corporate/Boston.ts';
import { Brussels } from '../families/corporate/Brussels.ts';
import { Chicago } from '../families/corporate/Chicago.ts';
import { Dublin } from '../families/corporate/Dublin.ts';
import { Montreal } from '../families/corporate/Montreal.ts';
import { Edinburgh } from '../families/editorial/Edinburgh.ts';
import { Florence } from '../families/editorial/Florence.ts';
import { Paris } from '../families/editorial/Paris.ts';
import { Prague } from '../families/editorial/Prague.ts';
import { Rome } from '../families/editorial/Rome.ts';
import { Auckland } from '../families/gradient/Auckland.ts';
import { Dubai } from '../families/gradient/Dubai.ts';
import { LosAngeles } from '../families/gradient/LosAngeles.ts';
import { Melbourne } from '../families/gradient/Melbourne.ts';
import { RioDeJaneiro } from '../families/gradient/RioDeJaneiro.ts';
import { Beijing } from '../families/ink/Beijing.ts';
import { Cairo } from '../families/ink/Cairo.ts';
import { Delhi } from '../families/ink/Delhi.ts';
import { Hanoi } from '../families/ink/Hanoi.ts';
import { Kyoto } from '../families/minimal/Kyoto.ts';
import { Oslo } from '../families/minimal/Oslo.ts';
import { Reykjavik } from '../families/minimal/Reykjavik.ts';
import { Tokyo } from '../families/minimal/Tokyo.ts';
import { Bogota } from '../families/organic/Bogota.ts';
import { CapeTown } from '../families/organic/CapeTown.ts';
import { Jakarta } from '../families/organic/Jakarta.ts';
import { Marrakesh } from '../families/organic/Marrakesh.ts';
import { Nairobi } from '../families/organic/Nairobi.ts';
import { Bangkok } from '../families/playful/Bangkok.ts';
import { Budapest } from '../families/playful/Budapest.ts';
import { BuenosAires } from '../families/playful/BuenosAires.ts';
import { Mumbai } from '../families/playful/Mumbai.ts';
import { London } from '../families/poster/London.ts';
import { Madrid } from '../families/poster/Madrid.ts';
import { MexicoCity } from '../families/poster/MexicoCity.ts';
import { NewYork } from '../families/poster/NewYork.ts';
import { Amsterdam } from '../families/report/Amsterdam.ts';
import { Milan } from '../families/report/Milan.ts';
import { Berlin } from '../families/swiss/Berlin.ts';
import { Copenhagen } from '../families/swiss/Copenhagen.ts';
import { Geneva } from '../families/swiss/Geneva.ts';
import { Helsinki } from '../families/swiss/Helsinki.ts';
import { Stockholm } from '../families/swiss/Stockholm.ts';
import { HongKong } from '../families/technical/HongKong.ts';
import { SanFrancisco } from '../families/technical/SanFrancisco.ts';
import { Seoul } from '../families/technical/Seoul.ts';
import { Singapore } from '../families/technical/Singapore.ts';
import { Athens } from '../families/tiles/Athens.ts';
import { Barcelona } from '../families/tiles/Barcelona.ts';
import { Istanbul } from '../families/tiles/Istanbul.ts';
import { Lisbon } from '../families/tiles/Lisbon.ts';
import type { TemplateTokens } from './template.ts';

export const builtIn: readonly TemplateTokens[] = [
  Tokyo,
  Amsterdam,
  Athens,
  Auckland,
  Bangkok,
  Barcelona,
  Beijing,
  Berlin,
  Bogota,
  Boston,
  Brussels,
  Budapest,
  BuenosAires,
  Cairo,
  CapeTown,
  Chicago,
  Copenhagen,
  Delhi,
  Dubai,
  Dublin,
  Edinburgh,
  Florence,
  Geneva,
  Hanoi,
  Helsinki,
  HongKong,
  Istanbul,
  Jakarta,
  Kyoto,
  Lisbon,
  London,
  LosAngeles,
  Madrid,
  Marrakesh,
  Melbourne,
  MexicoCity,
  Milan,
  Montreal,
  Mumbai,
  Nairobi,
  NewYork,
  Oslo,
  Paris,
  Prague,
  Reykjavik,
  RioDeJaneiro,
  Rome,
  SanFrancisco,
  Seoul,
  Singapore,
  Stockholm,
];
