import { testMatrix } from './matrix.ts';

testMatrix('Arabic');
