import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import sharp from "sharp";
import { expect, it } from "vitest";
import { type CompanyValues, companyValues } from "../../src/features/company/model.ts";
import { fileAddress } from "../../src/features/knowledge-base/document.ts";
import { LANGUAGES, type Language, pathIn } from "../../src/lib/language.ts";
import { SITE_PAGES } from "../../src/site/layout/site-pages.ts";
import { application } from "../applications.ts";
import { createPostgresDatabase, testDatabaseKind } from "../databases.ts";
import { LOGO, PORTRAIT } from "../pictures.ts";
import { refusedStart, type ServerProcess, startServerProcess, untilReady } from "../server-process.ts";

/** Tests that one file (OWNER.md) replaces the sample company with an owner's in everything people read. */

type OwnCase = CompanyValues["cases"][number];
const CASE: OwnCase = {
  title: { fr: "Le devis part le jour même.", en: "Quotes leave the same day." },
  sector: { fr: "Scierie", en: "Sawmill" },
  about: { fr: "Bois de charpente, Shawinigan, 22 personnes", en: "Framing lumber, Shawinigan, 22 people" },
  challenge: { fr: "Les devis attendaient le vendredi.", en: "Quotes waited for Friday." },
  solution: { fr: "Le devis se remplit tout seul.", en: "The quote fills itself in." },
  figures: [{ label: { fr: "Jours par devis", en: "Days per quote" }, before: 5, after: 1, unit: "days" }],
  quote: { fr: "« Je soupe chez moi. »", en: "“I have dinner at home.”" },
  person: "Lise Gagnon",
  role: { fr: "directrice", en: "manager" },
  client: "Scierie Gagnon",
  clientLogo: LOGO,
  isReal: true,
  consentBy: "Lise Gagnon",
  consentOn: "2026-11-02",
  isHidden: false,
};
const CASES: OwnCase[] = [
  CASE,
  {
    ...CASE,
    title: { fr: "La verrerie répond la nuit.", en: "The glassworks answers at night." },
    sector: { fr: "Verrerie", en: "Glassworks" },
    about: { fr: "Verre soufflé, Trois-Rivières", en: "Blown glass, Trois-Rivières" },
    ...{ isReal: false, consentBy: null, consentOn: null, person: null, client: null, clientLogo: null },
  },
  { ...CASE, title: { fr: "Un cas caché", en: "A hidden case" }, isHidden: true },
];

const BOREAL: CompanyValues = {
  ...companyValues(),
  name: "L’Œuvre boréale",
  legalName: "L’Œuvre boréale inc.",
  email: "bonjour@boreale.example",
  privacyEmail: "vieprivee@boreale.example",
  phone: "819 555-0123",
  street: "10, rue des Forges",
  city: "Trois-Rivières",
  postalCode: "G9A 1A1",
  monday: null,
  saturday: null,
  accelerate: 1400,
  founderName: "Ulric Désy",
  linkedin: null,
  facebook: null,
  instagram: null,
  look: [{ logo: LOGO, hasName: false, accentLight: "#14532d", accentDark: "#86efac" }],
  founder: [{ portrait: PORTRAIT, isAgreed: true, agreedOn: "2026-11-20", signature: PORTRAIT }],
  legal: [
    {
      neq: "1148 123 456",
      officerName: "Ève Roy",
      officerTitle: { fr: "directrice générale", en: "general manager" },
      requestMonths: 36,
    },
  ],
  story: [
    {
      headline: { fr: "Mon père tirait des fils.", en: "My father pulled wires." },
      text: { fr: "J’ai appris à douze ans.\nPuis j’ai ouvert.", en: "I learned at twelve.\nThen I opened." },
      title: { fr: "fondateur", en: "founder" },
    },
  ],
  questions: [
    {
      question: { fr: "Êtes-vous couverts par une assurance?", en: "Are you insured?" },
      answer: { fr: "Oui, jusqu’à deux millions de dollars.", en: "Yes, for up to two million dollars." },
      onPricing: true,
      onHome: true,
    },
    {
      question: { fr: "Réparez-vous les fournaises?", en: "Do you repair furnaces?" },
      answer: { fr: "Les électriques seulement.", en: "Electric ones only." },
      onPricing: false,
      onHome: false,
    },
  ],
  tools: [
    { name: "Jobber", use: { fr: "chantiers", en: "job sites" }, url: "https://jobber.example/" },
    { name: "Sage 50", use: { fr: "", en: "" }, url: null },
  ],
  cases: CASES,
};
const ADDRESSES = LANGUAGES.flatMap((language) => [
  ...SITE_PAGES.map((page) => pathIn(language, page.path)),
  ...["xml", "atom", "json"].map((format) => pathIn(language, `/blog/feed.${format}`)),
]);
/** Matches the sample's logo, and the names of its icons. */
const MARK = /M1 21c9|M2 25C12|favicon\.svg|favicon\.ico|apple-touch-icon\.png/;
/** Matches what is not text: scripts, styles, and the names of elements, classes and cookies. */
const CODE = /<script(?! type="application)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|\bnordet-[a-z-]+/g;

/** Matches a promise that counts every day but Sundays, though the owner also closes on Mondays and Saturdays. */
const SUNDAYS_ALONE = /hors dimanches|(?<!Saturdays, )Sundays and holidays/;

/** Returns a function that asks the assistant, each time as a new visitor. */
function hearing(url: string) {
  let visitors = 0;
  return async (language: Language, message: string): Promise<string> => {
    visitors += 1;
    const response = await fetch(`${url}/api/chatbot/messages`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${visitors}` },
      body: JSON.stringify({
        sessionId: `nordet-b0re4l-${String(visitors).padStart(10, "z")}`,
        messageId: `message-${String(visitors).padStart(10, "z")}`,
        page: pathIn(language, "/"),
        message,
        language,
      }),
    });
    const end = JSON.parse((await response.text()).trimEnd().split("\n").at(-1)!);
    return end.message?.content ?? JSON.stringify(end);
  };
}

function withFolder<Result>(work: (folder: string, file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-company-"));
  return work(folder, path.join(folder, "own.json")).finally(() => rmSync(folder, { recursive: true, force: true }));
}

/** Questions whose answers could mention a company's name, contact details or samples. */
const QUESTIONS: Record<Language, readonly string[]> = {
  fr: [
    ...[
      "Bonjour",
      "Qui êtes-vous?",
      "Comment s’appelle votre entreprise?",
      "Où êtes-vous?",
      "Quelle est votre adresse?",
    ],
    ...["Quel est votre courriel?", "Quel est votre numéro de téléphone?", "Êtes-vous ouverts le samedi?"],
    "En combien de temps répondez-vous?",
    ...["Combien ça coûte?", "Que contient Accelerate?", "Avez-vous une garantie?", "Qui est le fondateur?"],
    ...["Depuis quand existez-vous?", "Combien de clients avez-vous?", "Avez-vous des études de cas?"],
    ...["Que faites-vous de mes données?", "Qui est responsable de la vie privée?", "Avez-vous un blogue?"],
    ...["Je veux parler à quelqu’un", "Êtes-vous un robot?"],
  ],
  en: [
    ...["Hello", "Who are you?", "What is your company called?", "Where are you located?", "What is your address?"],
    ...["What is your email?", "What is your phone number?", "Are you open on Saturday?"],
    "How fast do you reply?",
    ...["How much does it cost?", "What is in Accelerate?", "Do you have a guarantee?", "Who is the founder?"],
    ...["How long have you been in business?", "How many clients do you have?", "Do you have case studies?"],
    ...["What do you do with my data?", "Who is your privacy officer?", "Do you have a blog?"],
    ...["I want to talk to someone", "Are you a robot?"],
  ],
};

/** Returns the path of the owner's knowledge base, derived from the sample's, which this process still has. */
const ownFile = (language: Language, format: "txt" | "pdf") =>
  fileAddress(language, format).replace(/[^/]+$/, (name) => name.replace("nordet", "l-oeuvre-boreale"));

async function visit(url: string, language: Language): Promise<void> {
  const post = async (address: string, body: unknown) => {
    const headers = { "Content-Type": "application/json", "Accept-Language": language };
    const answer = await fetch(url + address, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.ok, `${address}: ${answer.status}`).toBe(true);
    return answer;
  };
  const sent = await post("/api/consultations", application({ elapsedSeconds: 90, language }));
  const [, next = ""] = /<([^>]+)>; rel="next"/.exec(sent.headers.get("Link") ?? "") ?? [];
  const token = new URL(next, url).searchParams.get("token");
  const { slots } = (await (await fetch(`${url}/api/appointments/slots`)).json()) as {
    slots: { start: string; isOnCondition?: boolean }[];
  };
  const [slot] = slots.filter(({ isOnCondition }) => !isOnCondition);
  await post("/api/appointments", { token, start: slot!.start, kind: "phone" });
}

/** Returns the text of every email sent: senders, subjects, both bodies and invitations. */
async function mailed(folder: string): Promise<string[]> {
  const names = readdirSync(path.join(folder, "mail"), { recursive: true, encoding: "utf8" });
  return Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => {
        const { from, subject, text, html, attachments } = await PostalMime.parse(
          readFileSync(path.join(folder, "mail", name)),
        );
        const files = attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer));
        return [from?.name, from?.address, subject, text, html, ...files].join("\n");
      }),
  );
}

async function picturesMailed(folder: string): Promise<ArrayBuffer[]> {
  const names = readdirSync(path.join(folder, "mail"), { recursive: true, encoding: "utf8" });
  const mails = names.filter((name) => name.endsWith(".eml"));
  const parsed = await Promise.all(
    mails.map((name) => PostalMime.parse(readFileSync(path.join(folder, "mail", name)))),
  );
  return parsed.flatMap(({ html, attachments }) =>
    attachments
      .filter(({ contentId }) => contentId && html?.includes(`cid:${contentId.slice(1, -1)}`))
      .map(({ content }) => content as ArrayBuffer),
  );
}

/** Returns the share of a picture, from 0 to 1, that has the logo's green. */
async function greenOf(png: ArrayBuffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let at = 0; at < data.length; at += 3)
    green += data[at]! < 30 && data[at + 1]! > 100 && data[at + 2]! < 30 ? 1 : 0;
  return green / (info.width * info.height);
}

/** Runs `work` on a server with the owner's company: one process imports the file, and the next starts with it. */
async function serving(work: (server: ServerProcess, folder: string) => Promise<void>): Promise<void> {
  const database = testDatabaseKind() === "postgres" ? await createPostgresDatabase() : undefined;
  await withFolder(async (folder, file) => {
    writeFileSync(file, JSON.stringify(BOREAL));
    // Deliberately not created, because with PostgreSQL the server may be the first to need this folder.
    const data = path.join(folder, "data");
    const variables = {
      DATA_DIR: data,
      ...(database && { DATABASE_URL: database.url, AUTH_SECRET: "a".repeat(32) }),
    };
    const first = await startServerProcess({ ...variables, COMPANY_FILE: file });
    await untilReady(first);
    await expect.poll(first.said).toContain("Restart the server");
    await first.stop();
    const server = await startServerProcess(variables);
    try {
      await untilReady(server);
      await work(server, data);
    } finally {
      await server.stop();
    }
  }).finally(() => database?.drop());
}

it("does not mention the sample's name in mails, documents and forty answers", () =>
  serving(async (server, folder) => {
    for (const language of LANGUAGES) await visit(server.url, language);
    // Waits for emails to the visitor and to staff, about a request and an appointment.
    await expect.poll(async () => (await mailed(folder)).length).toBeGreaterThanOrEqual(8);
    const mails = await mailed(folder);
    expect(mails.join()).toContain("BEGIN:VCALENDAR");
    const [seen] = await picturesMailed(folder);
    expect(await greenOf(seen!)).toBeGreaterThan(0.5);
    expect(mails.join()).toContain("(NEQ\u00a01148123456)");
    for (const mail of mails) {
      expect(mail).toContain(BOREAL.name);
      expect(mail.replaceAll(CODE, "")).not.toMatch(/nordet/i);
      expect(mail).not.toMatch(SUNDAYS_ALONE);
    }
    expect(mails.join()).toMatch(/hors lundis, samedis, dimanches et jours fériés/);
    const hear = hearing(server.url);
    for (const language of LANGUAGES) {
      for (const question of QUESTIONS[language]) {
        const answer = await hear(language, question);
        expect(answer, question).not.toMatch(/nordet/i);
        expect(answer, question).not.toMatch(SUNDAYS_ALONE);
      }
      // The ways of asking say Nordet; the assistant knows the owner's name for it.
      const [asked, told] = { fr: ["C’est quoi", /Nous automatisons/], en: ["What is", /We automate/] }[language];
      expect(await hear(language, `${asked} ${BOREAL.name}?`)).toMatch(told!);
      expect(await hear(language, "Facebook?")).not.toMatch(/Facebook/);
      const pdf = await fetch(server.url + ownFile(language, "pdf"));
      expect(pdf.headers.get("content-type")).toBe("application/pdf");
      const source = Buffer.from(await pdf.arrayBuffer());
      expect(source.toString("latin1")).toContain("/Subtype /Image");
      expect(source.toString("utf8")).toContain("Œuvre boréale");
      expect(source.toString("latin1")).not.toMatch(/nordet/i);
    }
  }));

it("uses the owner's name, city, hours and prices everywhere, and none of the sample's", async () => {
  await serving(async (server) => {
    const read = async (address: string) => (await (await fetch(server.url + address)).text()).replaceAll(CODE, "");
    for (const address of ADDRESSES) {
      const text = await read(address);
      expect(text, address).not.toMatch(/nordet|1 500 \$|\$1,500|450 555-0142/i);
      expect(text, address).not.toMatch(MARK);
      expect(text, address).not.toMatch(SUNDAYS_ALONE);
    }
    for (const language of LANGUAGES) {
      const address = ownFile(language, "txt");
      const said = await read(address);
      expect(said, address).toContain(BOREAL.name);
      expect(said, address).not.toMatch(/nordet/i);
      expect(said, address).not.toMatch(SUNDAYS_ALONE);
    }
    expect(await read("/contact")).toContain("hors lundis, samedis, dimanches et jours fériés");
    expect(await read("/en/contact")).toContain("Mondays, Saturdays, Sundays and holidays aside");
    expect(await read("/")).toContain("1 400 $".replaceAll(" ", "\u00a0"));
    expect(await read("/contact")).toMatch(/G9A.1A1/);
    expect(await read("/en/contact")).toContain("819-555-0123");
    expect(await read("/api/openapi.json")).not.toMatch(/Nordet/);

    const said: Record<Language, readonly RegExp[]> = {
      fr: [
        /Ève Roy, directrice générale, est responsable/,
        /exploité par L’Œuvre boréale inc\. \(NEQ.1148123456\)/,
        /36.mois après/,
      ],
      en: [
        /Ève Roy, general manager, is in charge/,
        /operated by L’Œuvre boréale inc\. \(NEQ.1148123456\)/,
        /36.months after/,
      ],
    };
    for (const language of LANGUAGES) {
      const pages = ["/privacy", "/terms", "/contact"].map((page) => read(pathIn(language, page)));
      const [privacy = "", terms = "", form = ""] = await Promise.all(pages);
      const [officer, identity, kept] = said[language];
      expect(privacy).toMatch(officer!);
      expect(terms).toMatch(identity!);
      for (const page of [privacy, form]) expect(page).toMatch(kept!);
      expect(form).toMatch(/name="consentVersion" value="2026-11-20-[0-9a-z]+"/);
      expect(form).toContain("1148123456");
    }

    const hear = hearing(server.url);
    const [asked, aside] = BOREAL.questions;
    for (const language of LANGUAGES) {
      const [told] = BOREAL.story;
      const [first, second] = told!.text[language].split("\n");
      for (const page of ["/", "/about"]) {
        const html = await read(pathIn(language, page));
        for (const words of [told!.headline[language], first, `Ulric Désy, ${told!.title[language]}`]) {
          expect(html, page).toContain(words);
        }
      }
      expect(await read(pathIn(language, "/about"))).toContain(`<p>${second}</p>`);
      const pricing = await read(pathIn(language, "/pricing"));
      expect(pricing).toContain(asked!.answer[language]);
      expect(pricing).toMatch(new RegExp(`"FAQPage".*${asked!.question[language].replace("?", "\\\\?")}`));
      expect(pricing).not.toContain(aside!.question[language]);
      const home = await read(pathIn(language, "/"));
      expect(home).toContain(asked!.question[language]);
      expect(home).toContain({ fr: "Jours par devis\u00a0: 5\u00a0j", en: "Days per quote: 5 days" }[language]);
      expect(await read(pathIn(language, "/share"))).toContain(aside!.answer[language]);
      for (const { question, answer } of BOREAL.questions) {
        expect(await hear(language, question[language])).toContain(answer[language]);
      }
    }
    for (const path of ["/", "/services", "/share"]) {
      for (const language of LANGUAGES) {
        const page = await read(pathIn(language, path));
        expect(page, path).toContain("Jobber");
        expect(page, path).not.toMatch(/Salesforce|Mailchimp|50 autres|50 others/);
      }
    }
    expect(await read("/services")).toContain('<a href="https://jobber.example/">Jobber</a>');
    expect(await hear("fr", "Travaillez-vous avec Jobber?")).toMatch(
      /^Oui, .*Jobber \(chantiers\).* Jobber, Sage 50\./,
    );
    expect(await hear("en", "Do you work with Jobber?")).toMatch(/^Yes, .*Jobber \(job sites\)/);
    expect(await hear("en", "Which tools do you connect to?")).not.toMatch(/Salesforce|50 others/);
    for (const language of LANGUAGES) {
      const told = await read(pathIn(language, "/case-studies"));
      for (const page of [told, await read(pathIn(language, "/")), await read(pathIn(language, "/share"))]) {
        for (const { title, isHidden } of CASES) {
          if (isHidden) expect(page).not.toContain(title[language]);
          else expect(page).toContain(title[language]);
        }
        expect(page).not.toMatch(/Rivage|Benkirane|Physio du Parc|Sherbrooke|Drummondville/);
      }
      // The owner typed ordinary spaces, which typography replaced with no-break spaces.
      expect(told).toContain({ fr: "«\u00a0Je soupe chez moi.\u00a0»", en: "“I have dinner at home.”" }[language]);
      // Of the two cases shown, only the fictional one is labelled.
      expect(told.match(/Cas fictif|Fictional case/g)).toHaveLength(1);
    }
    expect(await hear("en", "Do you have any examples?")).toMatch(/sawmill, glassworks/);
    expect(await hear("fr", "Avez-vous travaillé avec une clinique?")).not.toMatch(/physio/i);
    // The sample's questions and their answers are gone.
    expect(await hear("fr", "Puis-je me faire rembourser?")).not.toMatch(/Vous nous écrivez, nous remboursons/);
    // The data embedded for browser scripts includes the company's facts, but not its texts.
    expect(await (await fetch(`${server.url}/contact`)).text()).not.toMatch(/fournaises|furnaces|Shawinigan/);
  });
});

it("serves the owner's logo, portrait and signature as files, and draws icons and sharing cards from them", () =>
  serving(async ({ url }, folder) => {
    await visit(url, "fr");
    await expect.poll(async () => (await mailed(folder)).join()).toMatch(/#14532d/i);
    const home = await (await fetch(url)).text();
    const addressIn = (html: string, pattern: RegExp) => {
      const [, address = ""] = pattern.exec(html) ?? [];
      expect(address).not.toBe("");
      return new URL(address, url).pathname;
    };
    const logo = await fetch(url + addressIn(home, /class="logo"[^>]*><img src="([^"]+\.svg)"/));
    expect(logo.headers.get("content-type")).toBe("image/svg+xml");
    expect(logo.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    expect(logo.headers.get("cache-control")).toContain("immutable");
    for (const page of [home, await (await fetch(`${url}/about`)).text()]) {
      for (const name of ["portrait", "signature"]) {
        const file = await fetch(url + addressIn(page, new RegExp(`<img class="${name}" src="([^"]+)"`)));
        expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
      }
    }
    const cases = await (await fetch(`${url}/case-studies`)).text();
    const client = addressIn(cases, /<img class="client" src="([^"]+\.svg)" alt="Scierie Gagnon"/);
    expect((await fetch(url + client)).headers.get("content-type")).toBe("image/svg+xml");
    const drawn = async (pattern: RegExp) => {
      const picture = () => fetch(url + addressIn(home, pattern));
      // A busy machine may not draw it within the time limit for a page.
      await expect.poll(async () => (await picture()).status).toBe(200);
      return greenOf(await (await picture()).arrayBuffer());
    };
    expect(await drawn(/rel="apple-touch-icon" href="([^"]+)"/)).toBeGreaterThan(0.15);
    expect(await drawn(/property="og:image" content="([^"]+)"/)).toBeGreaterThan(0.01);
    const [, style = ""] = /<style>([^<]*--signal:light-dark\(#14532d,#86efac\)[^<]*)<\/style>/.exec(home) ?? [];
    const policy = (await fetch(url)).headers.get("content-security-policy");
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect((await mailed(folder)).join()).not.toMatch(/#cf3a14|#ff7b4f/i);
    for (const name of ["logo-1.svg", "portrait-1.webp", "icon-1.png", "logo"]) {
      expect((await fetch(`${url}/company/${name}`)).status, name).toBe(404);
    }
    // Images are linked, not embedded.
    expect(home).not.toContain("base64,UklG");
  }));

it("does not start with an invalid company file, and names each bad field", async () => {
  await withFolder(async (folder, file) => {
    writeFileSync(file, JSON.stringify({ ...BOREAL, postalCode: "75001", accelerate: -1 }));
    const { code, said } = await refusedStart({ DATA_DIR: folder, COMPANY_FILE: file });
    expect(code).not.toBe(0);
    expect(said).toContain("postalCode");
    expect(said).toContain("accelerate");
  });
});
