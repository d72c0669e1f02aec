/** The built-in templates, the default first. Made from the names of the files by "npm run golden -- test/golden/templateLists.test.ts". */
import type { TemplateTokens } from '../tokens/template.ts';
import { Amsterdam } from './Amsterdam.ts';
import { Athens } from './Athens.ts';
import { Auckland } from './Auckland.ts';
import { Bangkok } from './Bangkok.ts';
import { Barcelona } from './Barcelona.ts';
import { Beijing } from './Beijing.ts';
import { Berlin } from './Berlin.ts';
import { Bogota } from './Bogota.ts';
import { Boston } from './Boston.ts';
import { Brussels } from './Brussels.ts';
import { Budapest } from './Budapest.ts';
import { BuenosAires } from './BuenosAires.ts';
import { Cairo } from './Cairo.ts';
import { CapeTown } from './CapeTown.ts';
import { Chicago } from './Chicago.ts';
import { Copenhagen } from './Copenhagen.ts';
import { Delhi } from './Delhi.ts';
import { Dubai } from './Dubai.ts';
import { Dublin } from './Dublin.ts';
import { Edinburgh } from './Edinburgh.ts';
import { Florence } from './Florence.ts';
import { Geneva } from './Geneva.ts';
import { Hanoi } from './Hanoi.ts';
import { Helsinki } from './Helsinki.ts';
import { HongKong } from './HongKong.ts';
import { Istanbul } from './Istanbul.ts';
import { Jakarta } from './Jakarta.ts';
import { Kyoto } from './Kyoto.ts';
import { Lisbon } from './Lisbon.ts';
import { London } from './London.ts';
import { LosAngeles } from './LosAngeles.ts';
import { Madrid } from './Madrid.ts';
import { Marrakesh } from './Marrakesh.ts';
import { Melbourne } from './Melbourne.ts';
import { MexicoCity } from './MexicoCity.ts';
import { Milan } from './Milan.ts';
import { Montreal } from './Montreal.ts';
import { Mumbai } from './Mumbai.ts';
import { Nairobi } from './Nairobi.ts';
import { NewYork } from './NewYork.ts';
import { Oslo } from './Oslo.ts';
import { Paris } from './Paris.ts';
import { Prague } from './Prague.ts';
import { Reykjavik } from './Reykjavik.ts';
import { RioDeJaneiro } from './RioDeJaneiro.ts';
import { Rome } from './Rome.ts';
import { SanFrancisco } from './SanFrancisco.ts';
import { Seoul } from './Seoul.ts';
import { Singapore } from './Singapore.ts';
import { Stockholm } from './Stockholm.ts';
import { Tokyo } from './Tokyo.ts';

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
