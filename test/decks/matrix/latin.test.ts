import { testMatrix } from './matrix.ts';

testMatrix('Latin');
