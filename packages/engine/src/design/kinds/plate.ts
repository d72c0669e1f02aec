/** Plates of diagrams in the template's shape. */
import type { Geometry } from '../../model/scene.ts';
import type { Template } from '../tokens/template.ts';

export const plateGeometry = ({ corner }: Template): Geometry => (corner ? { type: 'roundRect', radius: corner } : { type: 'rect' });
