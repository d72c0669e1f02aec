/** Writes a Scene as PPTX: one master, the layouts with their placeholders, and slides that inherit from them. */
import type { ChartNode, Layout, Scene, SceneNode } from '../../model/scene.ts';
import type { FontSource } from '../../world.ts';
import { chartRoot } from './chart/chartPart.ts';
import { chartWorkbook } from './chart/workbook.ts';
import { embedFonts } from './fonts/embedFonts.ts';
import { rememberedFonts } from './fonts/rememberedFonts.ts';
import { type UsedFaces, usedFaces } from './fonts/usedFaces.ts';
import { Media } from './opc/media.ts';
import { contentTypes } from './opc/namespaces.ts';
import { OpcPackage } from './opc/package.ts';
import { Relationships } from './opc/relationships.ts';
import { corePropertiesRoot, extendedPropertiesRoot } from './parts/documentProperties.ts';
import { layoutRoot } from './parts/layout.ts';
import { masterRoot } from './parts/master.ts';
import { notesMasterRoot, notesRoot, printedTheme } from './parts/notes.ts';
import { type FontEntry, presentationPropertiesRoot, presentationRoot, viewPropertiesRoot } from './parts/presentation.ts';
import { sharedArt } from './parts/sharedArt.ts';
import { slideRoot } from './parts/slide.ts';
import { tableStylesRoot } from './parts/tableStyles.ts';
import { themeRoot } from './parts/theme.ts';
import type { PartContext } from './slide/partContext.ts';
import { type ThemeFonts, themeFonts } from './text/themeFonts.ts';

export interface PptxResources {
  readonly fonts: FontSource;
  /** The bytes of an image that the Scene lists. */
  image(id: string): Uint8Array;
  /** When the presentation was made, in ISO 8601 and UTC; left out where the bytes are to repeat. */
  readonly created?: string;
}

/**
 * The bytes of the presentation; the same Scene and resources give the same bytes.
 * @throws Error when a page has a layout, or a picture an image, that the Scene does not have.
 */
export function writePptx(scene: Scene, resources: PptxResources): Uint8Array {
  return new PresentationWriter(scene, resources).write();
}

class PresentationWriter {
  readonly #scene: Scene;
  readonly #fonts: FontSource;
  readonly #package = new OpcPackage();
  readonly #media: Media;
  readonly #created: string | undefined;
  readonly #used: UsedFaces;
  readonly #themeFonts: ThemeFonts;
  readonly #presentation = new Relationships();
  #charts = 0;

  constructor(scene: Scene, resources: PptxResources) {
    this.#scene = scene;
    this.#fonts = rememberedFonts(resources.fonts);
    this.#media = new Media(this.#package, scene.images, resources.image);
    this.#used = usedFaces(scene, this.#fonts);
    this.#themeFonts = themeFonts(scene, this.#fonts, this.#used);
    this.#created = resources.created;
  }

  write(): Uint8Array {
    const { relationships } = this.#package;
    relationships.add('officeDocument', 'ppt/presentation.xml');
    relationships.add('core-properties', 'docProps/core.xml');
    relationships.add('extended-properties', 'docProps/app.xml');
    this.#package.addXml('docProps/core.xml', contentTypes.coreProperties, corePropertiesRoot(this.#scene, this.#created));
    this.#package.addXml('docProps/app.xml', contentTypes.extendedProperties, extendedPropertiesRoot(this.#scene));

    const master = this.#writeMaster();
    const slides = this.#scene.pages.map((_, i) => this.#writeSlide(i));
    const notesMaster = this.#scene.pages.some((page) => page.notes) ? this.#writeNotesMaster() : undefined;
    this.#writeProperties();
    const fonts = this.#writeFonts();
    const root = presentationRoot(this.#scene, { master, notesMaster, slides, fonts }, this.#themeFonts);
    this.#package.addXml('ppt/presentation.xml', contentTypes.presentation, root, this.#presentation);
    return this.#package.toZip();
  }

  #context(relationships: Relationships, layout?: Layout, pageNumber?: number): PartContext {
    let lastId = 1;
    return {
      themeFonts: this.#themeFonts,
      fonts: this.#fonts,
      relationships,
      rtl: this.#scene.rtl,
      ...(this.#scene.theme.tableStyle && { tableStyle: this.#scene.theme.tableStyle }),
      media: this.#media,
      addChart: (chart) => this.#writeChart(chart),
      nextShapeId: () => ++lastId,
      written: new Map(),
      ...(layout && { layout }),
      ...(pageNumber !== undefined && { pageNumber }),
    };
  }

  #writeMaster(): string {
    const own = new Relationships();
    const shared = sharedArt(this.#scene.layouts);
    const layouts = this.#scene.layouts.map((layout, i) => {
      this.#writeLayout(layout, shared, i + 1);
      return own.add('slideLayout', `../slideLayouts/slideLayout${i + 1}.xml`);
    });
    own.add('theme', '../theme/theme1.xml');
    const root = masterRoot(this.#scene, layouts, shared, this.#context(own));
    this.#package.addXml('ppt/slideMasters/slideMaster1.xml', contentTypes.slideMaster, root, own);
    this.#package.addXml('ppt/theme/theme1.xml', contentTypes.theme, themeRoot(this.#scene.theme, this.#themeFonts));
    this.#presentation.add('theme', 'theme/theme1.xml');
    return this.#presentation.add('slideMaster', 'slideMasters/slideMaster1.xml');
  }

  #writeLayout(layout: Layout, shared: readonly SceneNode[], number: number): void {
    const own = new Relationships();
    own.add('slideMaster', '../slideMasters/slideMaster1.xml');
    const root = layoutRoot(layout, shared, this.#scene, this.#context(own));
    this.#package.addXml(`ppt/slideLayouts/slideLayout${number}.xml`, contentTypes.slideLayout, root, own);
  }

  #writeSlide(index: number): string {
    const page = this.#scene.pages[index];
    const layout = page && this.#scene.layouts[page.layout];
    if (!layout) throw new Error(`page ${index + 1} has layout ${page?.layout}, but the scene has ${this.#scene.layouts.length} layouts`);
    const number = index + 1;
    const own = new Relationships();
    own.add('slideLayout', `../slideLayouts/slideLayout${page.layout + 1}.xml`);
    if (page.notes) {
      own.add('notesSlide', `../notesSlides/notesSlide${number}.xml`);
      this.#writeNotes(page.notes, number);
    }
    const root = slideRoot(page, this.#context(own, layout, number));
    this.#package.addXml(`ppt/slides/slide${number}.xml`, contentTypes.slide, root, own);
    return this.#presentation.add('slide', `slides/slide${number}.xml`);
  }

  #writeNotes(notes: string, number: number): void {
    const own = new Relationships();
    own.add('notesMaster', '../notesMasters/notesMaster1.xml');
    own.add('slide', `../slides/slide${number}.xml`);
    this.#package.addXml(`ppt/notesSlides/notesSlide${number}.xml`, contentTypes.notesSlide, notesRoot(notes, this.#scene, number), own);
  }

  #writeNotesMaster(): string {
    const own = new Relationships();
    own.add('theme', '../theme/theme2.xml');
    // A master may not share its theme with another.
    this.#package.addXml('ppt/theme/theme2.xml', contentTypes.theme, themeRoot(printedTheme(this.#scene.theme), this.#themeFonts));
    const root = notesMasterRoot(this.#scene, this.#themeFonts);
    this.#package.addXml('ppt/notesMasters/notesMaster1.xml', contentTypes.notesMaster, root, own);
    return this.#presentation.add('notesMaster', 'notesMasters/notesMaster1.xml');
  }

  #writeChart(chart: ChartNode): string {
    const name = `chart${++this.#charts}`;
    const own = new Relationships();
    const workbook = own.add('package', `../embeddings/${name}.xlsx`);
    const context = { themeFonts: this.#themeFonts, language: this.#scene.language };
    this.#package.addXml(`ppt/charts/${name}.xml`, contentTypes.chart, chartRoot(chart, workbook, context), own);
    this.#package.addMedia(`ppt/embeddings/${name}.xlsx`, 'xlsx', chartWorkbook(chart));
    return `../charts/${name}.xml`;
  }

  #writeFonts(): FontEntry[] {
    return embedFonts(this.#used, this.#themeFonts.nameOf).map(({ typeface, cuts }, i) => ({
      typeface,
      cuts: [...cuts].map(([cut, file]) => {
        const name = `fonts/font${i + 1}-${cut}.fntdata`;
        this.#package.addMedia(`ppt/${name}`, 'fntdata', file);
        return { cut, id: this.#presentation.add('font', name) };
      }),
    }));
  }

  #writeProperties(): void {
    this.#package.addXml('ppt/presProps.xml', contentTypes.presProps, presentationPropertiesRoot);
    this.#package.addXml('ppt/viewProps.xml', contentTypes.viewProps, viewPropertiesRoot);
    this.#package.addXml(
      'ppt/tableStyles.xml',
      contentTypes.tableStyles,
      tableStylesRoot(this.#scene.theme.tableStyle, this.#scene.theme.name),
    );
    this.#presentation.add('presProps', 'presProps.xml');
    this.#presentation.add('viewProps', 'viewProps.xml');
    this.#presentation.add('tableStyles', 'tableStyles.xml');
  }
}
