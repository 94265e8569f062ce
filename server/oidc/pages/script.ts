/** All the JavaScript of these pages, a file of its own because the content security policy allows no other. */
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
