for (const button of document.querySelectorAll('.reveal')) {
  const field = document.getElementById(button.getAttribute('aria-controls'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = field.type === 'password';
    field.type = isShown ? 'text' : 'password';
    button.classList.toggle('shown', isShown);
    button.setAttribute('aria-label', isShown ? button.dataset.hide : button.dataset.show);
  });
  // The password is hidden again before it is sent, so that browsers do not store it like the text of other fields.
  field.form.addEventListener('submit', () => (field.type = 'password'));
}
