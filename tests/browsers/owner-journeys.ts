import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutMarks } from '#editor/ready/sample-edits.ts';
import type { RunningEditor } from '../editor/running-editor.ts';
import { firstOf, type Target } from './find-in-page.ts';
import type { Visitor } from './visitor.ts';

/** A test of one task of the owner in the editor, independent of the browser. */
export interface OwnerJourney {
  title: string;
  tell: (owner: Visitor, editor: RunningEditor) => Promise<void>;
}

const kalima = 'frames/kalima/item.yaml';
const field = (name: string): Target => ({ css: `[data-field="content/${kalima}#${name}"]` });
const undo: Target = { css: '[data-action="undo"]', name: 'تراجع' };

/** Replaces the text of a field by typing. */
async function write(owner: Visitor, target: Target, text: string) {
  await owner.sees(target);
  await owner.inPage(`${firstOf(target)}.select()`);
  await owner.type(target, text);
}

async function expectDraftState(owner: Visitor, state: 'kept' | 'none') {
  await owner.expect(`the draft is “${state}”`, () => owner.attribute({ css: 'body' }, 'data-draft'), state);
}

function draft(editor: RunningEditor): string {
  const file = path.join(editor.folder, '.editor', 'drafts', kalima);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export const ownerJourneys: OwnerJourney[] = [
  {
    title: 'changes a price in Arabic digits, and takes it back',
    async tell(owner, editor) {
      await owner.tab.open(`${editor.url}/frames/kalima?language=ar`);
      await write(owner, field('pricing[1].price'), '١٢');
      await expectDraftState(owner, 'kept');
      // An edited item is no longer marked as a sample.
      const owned = withoutMarks(editor.read(`content/${kalima}`));
      assert.equal(draft(editor), owned.replace('price: 10', 'price: 12'));
      await owner.expect('the field says it in 0–9', () => owner.value(field('pricing[1].price')), '12');
      await owner.click(undo);
      await expectDraftState(owner, 'none');
      await owner.expect('the price is the old one', () => owner.value(field('pricing[1].price')), '10');
      assert.equal(draft(editor), '');
    },
  },
  {
    title: 'rewrites a description in both languages, over a reload',
    async tell(owner, editor) {
      await owner.tab.open(`${editor.url}/frames/kalima?language=ar`);
      await write(owner, field('description.ar'), 'ثلاث كلمات بالحبر.');
      await write(owner, field('description.en'), 'Three words in ink.');
      await expectDraftState(owner, 'kept');
      await owner.tab.reload();
      await owner.expect('Arabic is there', () => owner.value(field('description.ar')), 'ثلاث كلمات بالحبر.');
      await owner.expect(
        'English is there',
        () => owner.value(field('description.en')),
        'Three words in ink.',
      );
      await owner.expect('nothing is wrong', () => owner.attribute({ css: 'body' }, 'data-valid'), 'true');
      await owner.click({ css: '.discard' });
      await expectDraftState(owner, 'none');
    },
  },
];
