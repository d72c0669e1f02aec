import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentationTypes } from '@slidewright/contract/presentation';
import { arcs } from './arcs.ts';
import { courseFor } from './course.ts';
import { audiences, tones } from './leanings.ts';

const told = (targetAudience?: string, toneAndStyle?: string, presentationType: (typeof presentationTypes)[number] = 'General') =>
  courseFor({ presentationType, targetAudience, toneAndStyle });

test('each audience hears first what it wants first', () => {
  assert.deepEqual(told('the management board').parts[0].slice(0, 2), ['recommendation', 'definition']);
  assert.deepEqual(told('first-year students').parts[0].slice(0, 3), ['definition', 'terms', 'relevance']);
  assert.deepEqual(told('investors').parts[0].slice(0, 3), ['problem', 'solution', 'market']);
  assert.deepEqual(told('executives', undefined, 'Business Pitch').byWeight.slice(0, 3), ['ask', 'problem', 'solution']);
  assert.deepEqual(told('researchers', undefined, 'Reports and Insights').byWeight.slice(0, 3), ['question', 'method', 'findings']);
});

test('a tone leans on what it needs, and goes deeper its own way', () => {
  assert.equal(told(undefined, 'a warm story').parts[0][0], 'examples');
  assert.deepEqual(told(undefined, 'factual, dry').depths, [2, 1, 3]);
  assert.ok(told(undefined, 'critical').byWeight.indexOf('balance') < arcs.General.byWeight.indexOf('balance'));
});

test('audiences are known by their names in the languages of storylines', () => {
  const students =
    'Schüler der Klasse 8|étudiants en droit|estudiantes|studenti|estudantes|leerlingen|uczniowie|школьники|öğrenciler|mahasiswa|الطلاب|دانش‌آموزان|छात्रों के लिए|மாணவர்கள்|高校生と学生|학생들|大学生|大學生|engineering students|students of engineering and investors';
  for (const wish of students.split('|')) assert.deepEqual(told(wish), told('students'), wish);
  const executives =
    'Geschäftsleitung|dirigeants|directivos|dirigenti|diretores|directie|zarząd|руководители|yöneticiler|pimpinan|الإدارة العليا|مدیران|प्रबंधन|நிர்வாகிகள்|経営陣|경영진|管理层|管理層|school board';
  for (const wish of executives.split('|')) assert.deepEqual(told(wish), told('executives'), wish);
});

test('an unknown audience leaves the course as it is', () => {
  for (const wish of [undefined, '', 'beekeepers in Lindau']) {
    const { parts, byWeight } = told(wish);
    assert.deepEqual({ parts, byWeight }, arcs.General);
  }
});

test('every course has each of its stations once, with enough of them for fifty slides', () => {
  for (const presentationType of presentationTypes)
    for (const audience of [undefined, ...Object.keys(audiences)])
      for (const tone of [undefined, ...Object.keys(tones)]) {
        const { parts, byWeight } = told(audience, tone, presentationType);
        assert.deepEqual([...byWeight].sort(), parts.flat().sort(), `${presentationType}, ${audience}, ${tone}`);
        assert.equal(new Set(byWeight).size, byWeight.length);
        assert.ok(byWeight.length * 4 - 1 >= 50 - 3 - parts.length);
      }
});
