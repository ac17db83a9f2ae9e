import type { TextLike } from "../../lib/language.ts";
import type { problems as fr } from "../fr/problems.ts";

/** English of `text/fr/problems.ts`. */
export const problems: TextLike<typeof fr> = {
  "bad-request": {
    title: "Unreadable request",
    detail: "The content of the request could not be read. Please check its format.",
  },
  unauthenticated: { title: "Sign-in required", detail: "Sign in to continue." },
  forbidden: { title: "Access denied", detail: "Your account does not allow this action." },
  "not-found": { title: "Not found", detail: "There is nothing at this address. Please check it." },
  conflict: { title: "Already under way", detail: "The same request is being processed. Try again in a moment." },
  outdated: {
    title: "Changed in the meantime",
    detail: "Somebody else has written in this since you opened it. Nothing was overwritten.",
  },
  "too-large": { title: "Content too large", detail: "This request exceeds the size allowed. Please shorten it." },
  "unsupported-media-type": {
    title: "Unsupported format",
    detail: "Send JSON (application/json) or a form (application/x-www-form-urlencoded), in UTF-8.",
  },
  invalid: { title: "A few answers need a second look", detail: "Correct the fields listed, then send again." },
  "too-many-requests": {
    title: "Too many requests",
    detail: "Several requests have just come from your network. Try again a little later.",
  },
  unavailable: {
    title: "Temporarily unavailable",
    detail: "Your request could not be stored. Try again in a moment; what you wrote is kept.",
  },
  internal: { title: "Something went wrong", detail: "The problem is on our side, not yours. Try again in a moment." },
  fieldErrors: {
    emailHasAccount: "This address has an account already.",
    keyReused: "This key was already used for another request. Choose a new one.",
    pressAgain: "Leave this hidden field empty, then send again.",
    linkInvalid: "This link is not complete.",
    keyInvalid: "A key has 1 to 200 visible ASCII characters.",
    filterInvalid: "This filter is not valid. Correct it or leave it out.",
    cursorInvalid: "This page marker is not valid. Start from the first page.",
    controlCharacters: "This text holds invisible characters. Please remove them.",
    dayInvalid: "There is no such date. Write it like 2026-11-20.",
    ownerUnknown: "This person has no access to requests, or not any more.",
    tooMany: "Choose at most 200 requests at a time.",
    viewNameTaken: "Another of your views has this name.",
    tooManyViews: "You already have 50 views. Remove one first.",
    slugInvalid: "An address is made of lower-case letters without accents, digits and hyphens.",
    slugTaken: "Another post has this address, or had it. Choose another one.",
    publishAtInvalid: "Choose a moment to come.",
    alreadyPublished: "This post is published already. Publish the changes, or withdraw it first.",
    newsletterSent: "This post has already gone to its readers. Schedule or publish it without the newsletter.",
    englishPublished: "The English version is published. Withdraw it first.",
    frenchMissing: "Publish the French version first.",
    frenchUnstated: "Say which French revision this version says the same as.",
    frenchOlder: "The published French version is older than the one this text comes from. Publish that one first.",
    altMissing: "An image has no alternative text. Describe it between the brackets.",
    importUnreadable: "This file is neither an export of Ghost, nor Markdown, nor a zip of either.",
    imageKind: "Send a JPEG, PNG, WebP, AVIF or GIF image.",
    imageUnreadable: "This file is damaged, or is no image. Choose another one.",
    imageTooLarge:
      "This image has too many pixels. Reduce it to 60 million (12 as AVIF, 24 as an interlaced PNG), and to 16,000 a side.",
    imageUnknown: "This image does not exist, or no longer does. Choose another one.",
    versionExists: "This version exists already.",
    postUnknown: "This post does not exist, or no longer does.",
    questionUnknown: "This question does not exist, or no longer does.",
  },
};
