for (const button of document.querySelectorAll('.reveal')) {
  const field = document.getElementById(button.getAttribute('aria-controls'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = field.type === 'password';
    field.type = isShown ? 'text' : 'password';
    button.classList.toggle('shown', isShown);
    button.setAttribute('aria-label', isShown ? button.dataset.hide : button.dataset.show);
  });
  // Before submitting: a browser must not offer the password later as a plain text that was typed before.
  field.form.addEventListener('submit', () => (field.type = 'password'));
}
