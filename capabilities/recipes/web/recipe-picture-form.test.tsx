import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RecipePictureForm } from './recipe-picture-form.tsx';

test('a chosen picture holds up saving until it is scaled or turns out to be unreadable', async () => {
  const happened: unknown[] = [];
  const { promise: decoded, reject } = Promise.withResolvers<ImageBitmap>();
  vi.stubGlobal('createImageBitmap', () => decoded);
  render(
    <RecipePictureForm
      recipe={undefined}
      value={undefined}
      onChange={(value) => happened.push(value)}
      onScaling={(isScaling) => happened.push(isScaling)}
    />,
  );
  await userEvent.upload(screen.getByLabelText('Choose a picture'), new File(['...'], 'a.png', { type: 'image/png' }));
  expect(happened).toEqual([true]);
  reject(new Error('unreadable'));
  expect(await screen.findByText("We can't read this picture. Please try a JPEG or PNG.")).toBeTruthy();
  expect(happened).toEqual([true, false]);
});
