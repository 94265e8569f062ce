/** Plural and singular of a new capability, in kebab-case. */
export interface CapabilityName {
  /** Folder and path, such as 'school-lunches'. */
  folder: string;
  /** Singular, such as 'school-lunch'. */
  one: string;
}

const words = (name: string) => name.split('-');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const typeName = (name: string) => words(name).map(capital).join('');
export const variableName = (name: string) => typeName(name).replace(/^./, (letter) => letter.toLowerCase());
const inWords = (name: string) => words(name).join(' ');

/** Files of a minimal capability, by path: a record with title and notes, from table to screen, with tests. */
export function capabilityFiles({ folder, one }: CapabilityName): Record<string, string> {
  const [Many, One, many, single] = [typeName(folder), typeName(one), variableName(folder), variableName(one)];
  const [manyWords, oneWords] = [inWords(folder), inWords(one)];
  const path = `/api/${folder}`;
  return {
    'contract.ts': `import * as z from 'zod/mini';
import { collection } from '#core/endpoint.ts';
import { optionalText, recordFields, requiredText } from '#core/fields.ts';

export const ${One} = z.object({
  ...recordFields,
  title: z.string(),
  notes: z.nullable(z.string()),
});
export type ${One} = z.output<typeof ${One}>;

export const New${One} = z.object({
  title: requiredText('Title'),
  notes: optionalText('Notes', 10_000),
});
export type New${One} = z.input<typeof New${One}>;

export const ${many}Api = collection('${path}', {
  one: 'a ${oneWords}',
  many: 'the ${manyWords}',
  resources: ['${folder}'],
  item: ${One},
  added: New${One},
  changed: z.partial(New${One}),
});
`,
    'server/tables.ts': `import { text } from 'drizzle-orm/pg-core';
import { familyTable } from '#server/database/tenants.ts';

export const ${many} = familyTable('${folder.replaceAll('-', '_')}', {
  title: text().notNull(),
  notes: text(),
});
`,
    'server/routes.ts': `import { familyRows, type Scope } from '#server/database/scope.ts';
import { serve } from '#server/http/serve.ts';
import { ${many}Api } from '../contract.ts';
import { ${many} } from './tables.ts';

const rows = (scope: Scope) => familyRows(scope, ${many});

export const ${many}Routes = [
  serve(${many}Api.list, ({ scope }) => rows(scope).list()),
  serve(${many}Api.add, ({ scope, body }) => rows(scope).add(body)),
  serve(${many}Api.change, ({ scope, params, body }) => rows(scope).change(params.id, body)),
  serve(${many}Api.remove, ({ scope, params }) => rows(scope).remove(params.id)),
];
`,
    'server/routes.test.ts': `import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

const { signUp } = await testApp();
const path = '${path}';

test('a ${oneWords} can be added, changed and removed, within one family only', async () => {
  const [user, otherUser] = [await signUp(), await signUp()];
  const { status, json: added } = await user.post(path, { title: ' First ', notes: '' });
  expect(status).toBe(201);
  expect(added).toMatchObject({ title: 'First', notes: null, userId: user.userId });
  expect((await user.get(path)).json).toEqual([added]);
  expect((await otherUser.get(path)).json).toEqual([]);
  const { json: changed } = await user.patch(\`\${path}/\${added.id}\`, { notes: 'On Mondays' });
  expect(changed).toMatchObject({ title: 'First', notes: 'On Mondays' });
  expect((await user.remove(\`\${path}/\${added.id}\`)).status).toBe(204);
  expect((await user.get(path)).json).toEqual([]);
});

test('a title is required', async () => {
  const user = await signUp();
  expect(await user.post(path, { title: ' ' })).toMatchObject({ status: 400, text: 'Title is required' });
});
`,
    'web/hooks.ts': `import { useRead, useWrite } from '#web/api/hooks.ts';
import { ${many}Api } from '../contract.ts';

export const use${Many} = () => useRead(${many}Api.list, {});
export const useAdd${One} = () => useWrite(${many}Api.add);
export const useChange${One} = () => useWrite(${many}Api.change);
export const useRemove${One} = () => useWrite(${many}Api.remove);
`,
    [`web/${one}-form.tsx`]: `import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type ${One}, New${One} } from '../contract.ts';

interface ${One}FormProps {
  ${single}: ${One} | undefined;
  onSave: (${single}: New${One}) => void;
  saving: boolean;
  onCancel: () => void;
}

export function ${One}Form({ ${single}, ...props }: ${One}FormProps) {
  const form = useContractForm(New${One}, ${single} ?? { title: '' });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField autoComplete="off" {...form.bind('title')} />
      <TextareaField {...form.bind('notes')} />
    </ContractForm>
  );
}
`,
    [`web/${one}-card.tsx`]: `import { Pencil, Trash } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ${One} } from '../contract.ts';

interface ${One}CardProps {
  ${single}: ${One};
  onEdit: (${single}: ${One}) => void;
  onDelete: (${single}: ${One}) => void;
}

export function ${One}Card({ ${single}, onEdit, onDelete }: ${One}CardProps) {
  const { title, notes } = ${single};
  return (
    <Card className="flex items-start gap-2">
      <div className="grow">
        <h2 className="text-lg">{title}</h2>
        {notes && <p className="whitespace-pre-line text-ink-soft">{notes}</p>}
      </div>
      <IconButton label={\`Edit \${title}\`} icon={<Pencil aria-hidden size={18} />} onClick={() => onEdit(${single})} />
      <IconButton
        label={\`Delete \${title}\`}
        icon={<Trash aria-hidden size={18} />}
        danger
        onClick={() => onDelete(${single})}
      />
    </Card>
  );
}
`,
    [`web/${folder}-page.tsx`]: `import { Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { HouseDrawing } from '#web/ui/illustrations/house.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useRecordOverlays } from '#web/ui/record/record-overlays.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ${One}, New${One} } from '../contract.ts';
import { useAdd${One}, useChange${One}, useRemove${One}, use${Many} } from './hooks.ts';
import { ${One}Card } from './${one}-card.tsx';

const ${One}Form = lazyPiece(() => import('./${one}-form.tsx').then((module) => module.${One}Form), <Spinner />);

export function ${Many}Page() {
  const ${many} = use${Many}();
  const { form, question, save, isSaving, remove, isRemoving } = useRecordOverlays<${One}, New${One}>(
    { add: useAdd${One}(), change: useChange${One}(), remove: useRemove${One}() },
    { failures: { add: 'Error adding ${oneWords}', change: 'Error updating ${oneWords}', remove: 'Error deleting ${oneWords}' } },
  );
  const addButton = (
    <Button onClick={() => form.open()}>
      <Plus aria-hidden size={18} />
      Add ${capital(oneWords)}
    </Button>
  );
  return (
    <>
      <PageHeading title="${capital(manyWords)}">{addButton}</PageHeading>
      {${many}.isPending && <CardSkeletons />}
      {${many}.isError && !${many}.data && <ErrorState onRetry={${many}.refetch}>Failed to fetch ${manyWords}</ErrorState>}
      {${many}.data?.length === 0 && (
        <EmptyState drawing={<HouseDrawing />} heading="No ${manyWords} yet" action={addButton}>
          Say here, in one sentence, what it is good for.
        </EmptyState>
      )}
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {${many}.data?.map((${single}) => (
          <li key={${single}.id}>
            <${One}Card ${single}={${single}} onEdit={form.open} onDelete={question.open} />
          </li>
        ))}
      </ul>
      <Dialog {...form.props} title={form.item ? 'Edit ${capital(oneWords)}' : 'Add ${capital(oneWords)}'}>
        <${One}Form ${single}={form.item} onSave={save} saving={isSaving} onCancel={form.close} />
      </Dialog>
      <Confirm
        {...question.props}
        title={\`Delete \${question.item?.title}?\`}
        description="This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={isRemoving}
        onConfirm={remove}
      />
    </>
  );
}
`,
    [`web/${folder}-page.test.tsx`]: `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { ${Many}Page } from './${folder}-page.tsx';

const { signUp } = servedApp();

test('a ${oneWords} can be added, renamed and deleted', async () => {
  const user = await signUp();
  renderPage(<${Many}Page />, user);
  expect(await screen.findByText('No ${manyWords} yet')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Add ${capital(oneWords)}' })[0] as HTMLElement);
  await userEvent.type(await screen.findByLabelText('Title'), 'First');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit First' }));
  await userEvent.type(await screen.findByLabelText('Title'), ' one');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete First one' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No ${manyWords} yet')).toBeTruthy();
});
`,
  };
}
