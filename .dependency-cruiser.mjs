/** Who may import whom. The picture is in docs/architecture.md; this is what enforces it. */

const engine = '^packages/engine/src';
const server = '^packages/server/src';
const stages = ['read', 'write', 'illustrate', 'design', 'output'];
const tests = '\\.test\\.ts$';

/** The folders of design/, each with all that it may know besides itself: arrows go one way. */
const belowPage = ['tokens', 'charts', 'art'];
const belowFamilies = ['arrangements', 'kinds', 'arrange', 'page', 'icons', ...belowPage];
const designLayers = {
  icons: [],
  charts: [],
  tokens: ['charts'],
  art: ['tokens'],
  page: belowPage,
  arrange: ['page', ...belowPage],
  kinds: ['arrange', 'page', 'icons', ...belowPage],
  arrangements: ['kinds', 'arrange', 'page', 'icons', ...belowPage],
  families: belowFamilies,
  templates: ['families', ...belowFamilies],
  continue: ['page', ...belowPage],
  finish: ['page', ...belowPage],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-circles', 'A circle, of types too, means that two things are one.', {}, { circular: true }),
    forbid('resolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'contract-alone',
      'The contract depends on zod alone.',
      { path: '^packages/contract/src', pathNot: tests },
      { pathNot: '^packages/contract/src|node_modules/zod/' },
    ),
    forbid(
      'engine-is-pure',
      'The engine knows the contract and no other workspace.',
      { path: engine, pathNot: tests },
      { path: '^packages/(server|client|web)/' },
    ),
    forbid(
      'client-is-light',
      'The client knows the contract only.',
      { path: '^packages/client/src' },
      { path: '^packages/(engine|server|web)/' },
    ),
    forbid(
      'page-is-light',
      'The page knows what crosses the wire, as types and plain values, and no schema.',
      { path: '^packages/web/src' },
      { path: '^packages/(engine|server)/' },
    ),
    forbid(
      'page-without-schemas',
      'Schemas would be most of the page; their types cost nothing.',
      { path: '^packages/web/src', pathNot: tests },
      { path: '^packages/contract/src/(?!choices|lists|agendaEntries|conversions/)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'conversions-without-schemas',
      'What the page runs of the contract brings no schema along.',
      { path: '^packages/contract/src/(choices|lists|agendaEntries|conversions/)', pathNot: tests },
      { path: '^packages/contract/src/(?!choices|lists|agendaEntries|conversions/)|node_modules/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'gate',
      'The gate judges what was made and knows no stage.',
      { path: `${engine}/gate/`, pathNot: tests },
      { path: `${engine}/(${stages.join('|')}|text)/|${engine}/(make|render)\\.ts$` },
    ),
    ...stages.map((stage) =>
      forbid(
        `stage-${stage}`,
        'Stages never import each other; make.ts and render.ts alone know several.',
        { path: `${engine}/${stage}/`, pathNot: tests },
        { path: `${engine}/(${stages.filter((other) => other !== stage).join('|')})/|${engine}/(make|render)\\.ts$` },
      ),
    ),
    ...Object.entries(designLayers).map(([folder, below]) =>
      forbid(
        `design-${folder}`,
        'In design/ what is drawn knows what it is made of, and never the other way round.',
        { path: `${engine}/design/${folder}/`, pathNot: tests },
        { path: `${engine}/design/(?!(${[folder, ...below].join('|')})/)` },
      ),
    ),
    forbid(
      'families-apart',
      'What several families draw alike is an arrangement, and no family knows another.',
      { path: `${engine}/design/families/([^/]+)/`, pathNot: tests },
      { path: `${engine}/design/families/(?!$1/)[^/]+/` },
    ),
    forbid(
      'art-alone',
      'Art is drawn with pieces and colours, wherever it is shown.',
      { path: `${engine}/design/families/[^/]+/art/`, pathNot: tests },
      { path: `${engine}/design/(?!(${belowPage.join('|')})/|families/[^/]+/art/)` },
    ),
    forbid(
      'templates-apart',
      'A template is one file, and no other template knows it.',
      { path: `${engine}/design/templates/[A-Z]`, pathNot: tests },
      { path: `${engine}/design/templates/` },
    ),
    forbid(
      'write-sentence',
      'A sentence knows its language and nothing of the document or the deck.',
      { path: `${engine}/write/sentence/`, pathNot: tests },
      { path: `${engine}/write/(?!sentence/|grammar/|words/)` },
    ),
    forbid(
      'write-structure',
      'What a document is made of does not depend on what is made of it.',
      { path: `${engine}/write/(structure|discourse)/`, pathNot: tests },
      { path: `${engine}/write/(plan|slides|storyline|model)/` },
    ),
    forbid(
      'write-flow',
      'Only the language model calls the built-in writer, never the other way round.',
      { path: `${engine}/write/(plan|say|slides|findings)/`, pathNot: tests },
      { path: `${engine}/write/(model|storyline)/|${engine}/write/write\\.ts$` },
    ),
    forbid(
      'ground',
      'Values, languages, XML and zip stand at the ground.',
      { path: `${engine}/(model|xml|zip|languages)/`, pathNot: tests },
      { path: `${engine}/(?!model|xml|zip|languages)` },
    ),
    forbid(
      'text-below-stages',
      'The text layer is below the stages.',
      { path: `${engine}/text/`, pathNot: tests },
      { path: `${engine}/(${stages.join('|')})/` },
    ),
    forbid(
      'engine-no-environment',
      'The World is where the outside comes in.',
      { path: engine, pathNot: tests },
      { path: '^(node:)?(child_process|cluster|http|https|http2|net|dgram|dns|tls|worker_threads|sqlite|os|process)$' },
    ),
    forbid('api-no-engine', 'The API queues work and never does it.', { path: `${server}/api/`, pathNot: tests }, { path: `${engine}/` }),
    forbid(
      'one-place-makes',
      'jobs/makePresentation.ts alone runs the engine; the command line renders Decks.',
      { path: server, pathNot: `${tests}|${server}/(jobs/|cli/|world/)` },
      { path: `${engine}/(make|render)\\.ts$` },
    ),
    forbid('no-orphans', 'Unused modules.', { orphan: true, pathNot: `${tests}|\\.d\\.ts$|^(bench|test)/` }, {}),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^packages/web/built/|^packages/server/bundled/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    combinedDependencies: true,
  },
};
