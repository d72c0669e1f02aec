import { testMatrix } from './matrix.ts';

testMatrix('CJK');
