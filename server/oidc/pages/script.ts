/** All JavaScript of these pages. A separate file, because the content security policy forbids inline scripts. */
export const pagesScript = `
for (const form of document.querySelectorAll('form[data-send-at-once]')) form.submit();

for (const button of document.querySelectorAll('button[data-reveals]')) {
  const field = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = field.type === 'text';
    field.type = isShown ? 'password' : 'text';
    button.textContent = isShown ? 'Show' : 'Hide';
  });
}
`.trimStart();
