import type { TextLike } from "../../../lib/language.ts";
import type { signInFr } from "../../fr/desk/sign-in.ts";

export const signInEn: TextLike<typeof signInFr> = {
  area: "Staff desk",
  switchTo: "Français",
  fields: {
    email: "Email",
    password: "Password",
    newPassword: "New password",
    repeat: "Repeat the password",
    name: "Full name",
    code: "Six-digit code",
    anyCode: "Code from the app, or a recovery code",
  },
  passwordHint: (shortest) =>
    `At least ${shortest} characters. A phrase that is easy to remember beats a complicated word.`,
  reveal: "Show",
  revealLabel: "Show the password",
  signIn: {
    title: "Sign in",
    submit: "Sign in",
    forgot: "Forgot your password?",
    done: "Your password is changed. Sign in with the new one.",
  },
  passkey: {
    or: "or",
    signIn: "Sign in with a passkey",
    use: "Use my passkey",
    add: "Add a passkey instead",
    confirmTitle: "Confirm with your passkey",
    confirmIntro:
      "Your administrators require a second factor for everyone on the team. You have a passkey: that’s enough. Lost it? An administrator can remove it.",
    missing: (origin) =>
      origin
        ? `This browser can’t use it here. It takes JavaScript, a recent browser and the address ${origin}.`
        : "The site has no secure address, so passkeys don’t work on it.",
    failed: "The passkey was not read. Try again whenever you like.",
    refused: "This passkey doesn’t work here, or the page waited too long. Try again.",
    limited: "Too many attempts. Try again in a few minutes.",
    madeHere: "Passkey",
  },
  secondFactor: {
    title: "Enter your code",
    intro: "Open your authenticator app. No app at hand? Use one of your recovery codes; each works once.",
    submit: "Continue",
  },
  secondFactorSetup: {
    title: "Turn on the second factor",
    required: "Your administrators require a second factor for everyone on the team. Turn it on to continue.",
    intro:
      "After your password, you’ll be asked for a code from your phone. You need an authenticator app, such as the one in your password manager.",
    start: "Start",
    scan: "Scan this QR code with your app, then enter the code it shows.",
    qr: "QR code for the authenticator app",
    byHand: "No camera? Type this key into the app:",
    confirm: "Turn on",
    onTitle: "Second factor",
    onIntro: "The second factor is on.",
    onRequired: "The second factor is on; your administrators require it for everyone on the team.",
    choose: "What would you like to do?",
    newCodes: "Get new recovery codes; the old ones will stop working",
    off: "Turn off the second factor",
    submit: "Continue",
    isOn: "The second factor is on.",
    codesTitle: "Your recovery codes",
    codesIntro: (count) =>
      `Keep these ${count} codes in a safe place, away from this phone. Each one stands in for the app’s code, once. They will not be shown again.`,
    toDesk: "Go to the staff desk",
    signOut: "Sign out",
  },
  forgotPassword: {
    title: "Forgot your password",
    intro: (minutes) => `We will send you a link to choose a new one. It works once, within ${minutes} minutes.`,
    submit: "Send the link",
    done: "If there is an account with this address, the link is on its way.",
    doneMore: "Look in your spam folder too. Nothing there? An administrator can hand you a link in person.",
    back: "Back to sign-in",
  },
  resetPassword: {
    title: "Choose a new password",
    intro: "You will be signed out on every other device.",
    submit: "Save the password",
    newLink: "Ask for another link",
  },
  firstAccount: {
    title: "Create the first account",
    intro: "This account will be an administrator’s: it can see and do everything at the staff desk.",
    submit: "Create the account",
    toSignIn: "Sign in",
  },
  invitation: {
    title: "Create your account",
    intro: (role) => `Your role: ${role}. All that’s left is to choose a password.`,
    roles: { admin: "administrator", editor: "editor" },
    submit: "Create my account",
    over: {
      used: "This invitation has been used. Sign in with the account it created.",
      expired: "This invitation has expired. Ask the person who wrote to you for another one.",
      withdrawn: "This invitation was withdrawn, or replaced by a newer one. Look for it in your email.",
      unknown: "Its address is incomplete. Copy all of it from the email.",
    },
  },
  linkOver: {
    title: "This link no longer works",
    reset: "It has already been used, it has expired, or its address is incomplete.",
    first: "An account exists already, or the address is incomplete.",
  },
  errorTitle: (title) => `Error: ${title}`,
  errors: {
    wrong: "Wrong email or password.",
    limit: (minutes) =>
      minutes === 1
        ? "Too many attempts. Try again in a minute."
        : `Too many attempts. Try again in ${minutes} minutes.`,
    email: "Enter a valid email address, such as you@example.ca.",
    name: "Enter your name, in 100 characters at most.",
    password: (shortest) => `Choose a password of at least ${shortest} characters.`,
    passwordLong: (longest) => `Choose a password of at most ${longest} characters.`,
    passwordGuessable: "This password is too easy to guess. Choose another: four unrelated words, for example.",
    repeat: "The two passwords differ. Enter the same one twice.",
    link: "This link no longer works.",
    code: "That’s not the right code, or it has already been used. Wait for the next one.",
    challenge: "Timed out, or too many attempts. Sign in again.",
    currentPassword: "That’s not your password.",
    other: "Something went wrong. Try again.",
  },
};
