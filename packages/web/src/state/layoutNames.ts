/** What the layouts of slides are called. */
import type { LayoutName } from '@slidewright/contract/conversions/conversions';

const names: Readonly<Partial<Record<LayoutName, string>>> = {
  cover: 'Cover',
  coverPicture: 'Cover with a picture',
  bullets: 'Points',
  orderedBullets: 'Numbered points',
  twoColumns: 'Two columns',
  prosCons: 'For and against',
  process: 'Steps',
  stats: 'Figures',
  bigNumber: 'One large figure',
  pair: 'Two bars',
  shares: 'Shares of a whole',
  slope: 'Slopes',
  columnChart: 'Columns',
  stackedColumnChart: 'Stacked columns',
  barChart: 'Bars',
  lineChart: 'Lines',
  areaChart: 'Areas',
  pieChart: 'Pie',
  doughnutChart: 'Ring',
};

export const layoutTitle = (name: LayoutName): string => names[name] ?? `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
