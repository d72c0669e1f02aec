/** Line icons, drawn on 24 by 24. Decorative: what they mean is said beside them. */
const paths = {
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  download: 'M12 4v11m0 0l-4-4m4 4l4-4M5 20h14',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  screen: 'M3 5h18v11H3zM12 16v4m-4 0h8',
  upload: 'M12 16V5m0 0L8 9m4-4l4 4M5 20h14',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  alert: 'M12 8v5m0 3.5v.01M12 3l9.5 17h-19z',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  palette: 'M12 3a9 9 0 100 18c2 0 2-1.5 1.5-2.5S13 16 15 16h2.5a3.5 3.5 0 003.5-3.5C21 7 17 3 12 3zM8 10v.01M12 7.5v.01M16 10v.01',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8M12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7l-1.4 1.4M6.7 17.3l-1.4 1.4m0-13.4l1.4 1.4m10.6 10.6l1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 119.5 4a7 7 0 0010.5 10.5z',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  plus: 'M12 5v14M5 12h14',
  up: 'M12 19V5m0 0l-6 6m6-6l6 6',
  down: 'M12 5v14m0 0l-6-6m6 6l6-6',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  layout: 'M4 4h16v16H4zM4 10h16M11 10v10',
  minus: 'M5 12h14',
  spark: 'M12 3l2 6.5 6.5 2.5-6.5 2.5L12 21l-2-6.5L3.5 12 10 9.5zM19 3v4m-2-2h4',
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
