for (const button of document.querySelectorAll('.reveal')) {
  const field = document.getElementById(button.getAttribute('aria-controls'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = field.type === 'password';
    field.type = isShown ? 'text' : 'password';
    button.classList.toggle('shown', isShown);
    button.setAttribute('aria-label', isShown ? button.dataset.hide : button.dataset.show);
  });
  // A browser must not store the password as plain text typed before.
  field.form.addEventListener('submit', () => (field.type = 'password'));
}
