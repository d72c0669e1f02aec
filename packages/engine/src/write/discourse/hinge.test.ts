import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discourseWordsOf } from './discourseWords.ts';
import { isHinge } from './hinge.ts';

const hinges = (text: string, language: string) => isHinge(text, language, (said) => discourseWordsOf(language).matcher.find(said));

test('a sentence that only says that there is a point leads on to the next', () => {
  for (const [language, text] of [
    ['en', 'So here is the second question.'],
    ['en', 'There is one thing that bothers me.'],
    ['fr', 'Il reste une question qui nous occupe.'],
    ['fr', 'Nous en gardons une leçon amère'],
    ['de', 'Das ist der zweite Punkt.'],
    ['de', 'Es gibt noch ein Thema, das uns bewegt.'],
    ['es', 'Hay un problema que nos preocupa.'],
    ['pt', 'E há uma questão que nos preocupa.'],
    ['it', 'Resta una questione che ci preoccupa.'],
  ] as const)
    assert.ok(hinges(text, language), text);
});

test('one that says what the point is stands', () => {
  for (const [language, text] of [
    ['en', 'One reason is rust.'],
    ['en', 'There is a problem with the pump.'],
    ['en', 'The first question was answered in June.'],
    ['en', 'A third issue was raised by Karlsson.'],
    ['fr', 'Une raison est la rouille.'],
    ['fr', 'Un problème touche les deux pompes.'],
    ['de', 'Ein Grund ist der Rost.'],
    ['de', 'Ein Problem betrifft die beiden Pumpen.'],
    ['es', 'Una razón es el óxido.'],
    ['it', 'Un problema riguarda la pompa vecchia.'],
  ] as const)
    assert.ok(!hinges(text, language), text);
});
