import { brandName, format, type Texts } from '../identity.texts.ts';
import { html, type Html, trusted } from './html.ts';
import type { Page } from './layout.ts';

const errorId = 'error';

interface Login {
  username: string;
  error: string | undefined;
  /** Address for signing out on all devices. Undefined unless the person has just signed out and has other sessions. */
  signOutEverywhereUrl: string | undefined;
}

export const loginPage = (texts: Texts, { username, error, signOutEverywhereUrl }: Login): Page => ({
  title: titleOf(format(texts.loginTitle, brandName), texts, error),
  hasScript: true,
  content: html`
    <form method="post">
      <div>
        <h1>${texts.loginAccountTitle}</h1>
        <p class="muted">${texts.loginSubtitle}</p>
      </div>
      ${errorNote(error)}
      <div class="field">
        <label for="username">${texts.username}</label>
        <input
          id="username"
          name="username"
          value="${username}"
          required
          maxlength="255"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          ${describedBy(error)}
          ${!username && trusted('autofocus')}
        />
      </div>
      ${passwordField(texts, {
        name: 'password',
        label: texts.password,
        autocomplete: 'current-password',
        error,
        isFocused: Boolean(username),
      })}
      <button type="submit">${texts.doLogIn}</button>
    </form>
    ${
      signOutEverywhereUrl &&
      html`<div class="stack after">
        <p class="muted">${texts.otherSessionsMessage}</p>
        <a class="button quiet" href="${signOutEverywhereUrl}">${texts.doLogOutAllSessions}</a>
      </div>`
    }
  `,
});

export const changePasswordPage = (texts: Texts, { username, error }: { username: string; error?: string }): Page => ({
  title: titleOf(`${texts.updatePasswordTitle} · ${brandName}`, texts, error),
  hasScript: true,
  content: html`
    <form method="post">
      <div>
        <h1>${texts.updatePasswordTitle}</h1>
        <p class="muted">${texts.updatePasswordMessage}</p>
      </div>
      ${errorNote(error)}
      <input type="text" name="username" value="${username}" autocomplete="username" readonly hidden />
      ${passwordField(texts, {
        name: 'password-new',
        label: texts.passwordNew,
        autocomplete: 'new-password',
        error,
        isFocused: true,
      })}
      ${passwordField(texts, {
        name: 'password-confirm',
        label: texts.passwordConfirm,
        autocomplete: 'new-password',
        error,
        isFocused: false,
      })}
      <button type="submit">${texts.doSubmit}</button>
    </form>
  `,
});

export const logoutPage = (texts: Texts, home: string): Page => ({
  title: `${texts.logoutConfirmTitle} · ${brandName}`,
  content: html`
    <form method="post">
      <h1>${texts.logoutConfirmTitle}</h1>
      <p>${texts.logoutConfirmHeader}</p>
      <button type="submit">${texts.doLogout}</button>
      <a class="button quiet" href="${home}">${texts.doCancel}</a>
    </form>
  `,
});

export const signOutEverywherePage = (texts: Texts, home: string): Page => ({
  title: `${texts.doLogOutAllSessions} · ${brandName}`,
  content: html`
    <form method="post">
      <h1>${texts.doLogOutAllSessions}</h1>
      <p>${texts.logOutAllSessionsMessage}</p>
      <button type="submit">${texts.doLogout}</button>
      <a class="button quiet" href="${home}">${texts.doCancel}</a>
    </form>
  `,
});

export const messagePage = (
  texts: Texts,
  { title, message, home, isError }: { title: string; message: string; home: string; isError: boolean },
): Page => ({
  title: `${title} · ${brandName}`,
  content: html`
    <div class="stack">
      <h1>${title}</h1>
      ${isError ? errorNote(message) : html`<p>${message}</p>`}
      <a class="button" href="${home}">${isError ? texts.backToApplication : texts.doLogIn}</a>
    </div>
  `,
});

interface PasswordField {
  name: string;
  label: string;
  autocomplete: string;
  error: string | undefined;
  isFocused: boolean;
}

const passwordField = (texts: Texts, { name, label, autocomplete, error, isFocused }: PasswordField): Html => html`
  <div class="field">
    <label for="${name}">${label}</label>
    <div class="secret">
      <input
        id="${name}"
        name="${name}"
        type="password"
        required
        maxlength="256"
        autocomplete="${autocomplete}"
        ${describedBy(error)}
        ${isFocused && trusted('autofocus')}
      />
      <button
        type="button"
        class="reveal"
        hidden
        aria-controls="${name}"
        aria-label="${texts.showPassword}"
        data-show="${texts.showPassword}"
        data-hide="${texts.hidePassword}"
      >
        ${eye}
      </button>
    </div>
  </div>
`;

const titleOf = (title: string, texts: Texts, error: string | undefined): string =>
  error ? `${texts.errorTitle}: ${title}` : title;

const describedBy = (error: string | undefined): Html | undefined =>
  error ? trusted(`aria-invalid="true" aria-describedby="${errorId}"`) : undefined;

const errorNote = (error: string | undefined): Html | undefined =>
  error ? html`<div class="note" role="alert" id="${errorId}">${alertMark}<span>${error}</span></div>` : undefined;

const icon = (paths: string): Html =>
  trusted(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`);

const eye = icon(
  '<path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"/>' +
    '<circle cx="12" cy="12" r="3"/><path class="stroke-off" d="m3 3 18 18"/>',
);

const alertMark = icon('<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>');
