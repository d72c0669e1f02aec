/** The fields of a slide, and of whatever it is made of, each in its place. */
import type { ComponentChildren } from 'preact';
import { withText } from '../../state/figuresInStep.ts';
import { isMarked, toggleMark, withMembers } from '../../state/marks.ts';
import { blankLike, fieldsOfMembers, isEdited, limitsOf, memberName, nameOf, type Path, withValue } from '../../state/slideParts.ts';
import { Field } from '../Field.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import { NumberInput } from './NumberInput.tsx';
import type { SlideEdit } from './slideEdit.ts';
import { TextArea } from './TextArea.tsx';

/** A figure and the number that is drawn for it stand side by side. */
const beside: Readonly<Record<string, string>> = { figure: 'value', actual: 'value', target: 'goal' };
const halves = new Set([...Object.keys(beside), ...Object.values(beside)]);

const withDrawnBeside = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => [name, beside[name] ?? name]))].filter((name) => names.includes(name));

interface PartProps {
  edit: SlideEdit;
  path: Path;
  name: string;
  label: string;
  value: unknown;
  aside?: ComponentChildren;
}

/** All that the object holds. `names` are its fields, where others of its kind have more than it has. */
export function Parts({ edit, value, path = [], names }: { edit: SlideEdit; value: object; path?: Path; names?: readonly string[] }) {
  const fields: Record<string, unknown> = { ...value };
  const shown = withDrawnBeside(names ?? Object.keys(fields));
  return (
    <>
      {shown.map((name) => {
        const given = name in fields ? fields[name] : '';
        return (
          isEdited(name, given) && <Part key={name} edit={edit} path={[...path, name]} name={name} label={nameOf(name)} value={given} />
        );
      })}
    </>
  );
}

function Part({ edit, path, name, label, value, aside }: PartProps) {
  const { slide, language, change, problemAt } = edit;
  const subject = path.join('.');
  const problem = problemAt(path);
  if (Array.isArray(value)) return <List edit={edit} path={path} name={name} members={value} />;
  if (typeof value === 'object' && value !== null) {
    return (
      <fieldset class="part">
        <legend>{label}</legend>
        {aside && <div class="part-tools">{aside}</div>}
        <Parts edit={edit} value={value} path={path} />
      </fieldset>
    );
  }
  return (
    <Field label={label} aside={aside} problem={problem} half={halves.has(name)}>
      {(id, describedBy) =>
        typeof value === 'number' ? (
          <NumberInput
            id={id}
            value={value}
            language={language}
            describedBy={describedBy}
            onNumber={(number) => number !== null && change(withValue(slide, path, number), subject)}
          />
        ) : (
          <TextArea
            id={id}
            value={String(value)}
            describedBy={describedBy}
            onText={(text) => change(withText(slide, path, text, language), subject)}
          />
        )
      }
    </Field>
  );
}

interface ListProps {
  edit: SlideEdit;
  path: Path;
  name: string;
  members: readonly unknown[];
}

/** Members that can be put in another order, taken out and added, as far as the list may be shorter or longer. */
function List({ edit, path, name, members }: ListProps) {
  const { slide, change, problemAt } = edit;
  const [least, most] = limitsOf(slide.kind, path, members.length);
  const names = fieldsOfMembers(members).filter((field) => isEdited(field, ''));
  const one = memberName(name);
  const last = members.at(-1);
  const indexes = members.map((_, index) => index);
  /** The members of before in this order. */
  const put = (order: readonly number[]) =>
    change(
      withMembers(
        slide,
        path,
        order.map((index) => members[index]),
        order,
      ),
    );
  const problem = problemAt(path);
  return (
    <>
      {members.map((member, index) => {
        const label = `${one} ${index + 1}`;
        const place = [...path, index];
        const mark = isMarked(slide, path, index);
        const tools = (most > least || mark !== undefined) && (
          <>
            {mark !== undefined && (
              <Tool icon="flag" label={`Mark ${label}`} isOn={mark} act={() => change(toggleMark(slide, path, index))} />
            )}
            <Tool icon="up" label={`Move ${label} up`} act={index > 0 ? () => put(swapped(indexes, index - 1)) : undefined} />
            <Tool
              icon="down"
              label={`Move ${label} down`}
              act={index < members.length - 1 ? () => put(swapped(indexes, index)) : undefined}
            />
            <Tool
              icon="close"
              label={`Remove ${label}`}
              act={members.length > least ? () => put(indexes.toSpliced(index, 1)) : undefined}
            />
          </>
        );
        const key = `${path.join('.')}.${index}`;
        const isPlain = typeof member !== 'object' || member === null || (names.length === 1 && names[0] === 'text');
        if (!isPlain && !Array.isArray(member)) {
          return (
            <fieldset class="part" key={key}>
              <legend>{label}</legend>
              {tools && <div class="part-tools">{tools}</div>}
              <Parts edit={edit} value={member} path={place} names={names} />
            </fieldset>
          );
        }
        const inText = typeof member === 'object' && member !== null && !Array.isArray(member);
        const shown = inText ? (member as { text?: string }).text : member;
        return (
          <Part
            key={key}
            edit={edit}
            path={inText ? [...place, 'text'] : place}
            name={name}
            label={label}
            value={shown}
            aside={tools || undefined}
          />
        );
      })}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {members.length < most && last !== undefined && (
        <button type="button" class="add small" onClick={() => change(withValue(slide, path, [...members, blankLike(last, name)]))}>
          <Icon name="plus" /> {one}
          <span class="unseen">, one more</span>
        </button>
      )}
    </>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  act: (() => void) | undefined;
  /** Of one that is on or off. */
  isOn?: boolean;
}

function Tool({ icon, label, act, isOn }: ToolProps) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} aria-pressed={isOn} disabled={!act} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

function swapped(indexes: readonly number[], at: number): number[] {
  return indexes.toSpliced(at, 2, at + 1, at);
}
