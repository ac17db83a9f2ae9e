import { sampleAssistant } from "../../test/sample-assistant.ts";
import { judge, QUESTIONS, questionsOf, VERDICTS } from "./judge.ts";
import { standIn } from "./stand-in.ts";

// `node labs/assistant/main.mjs [FILE …]`: counts how often the built-in assistant is right, is confidently wrong, or
// gives up, and lists all answers that are not right. Without files, asks the questions in this folder. With `--model`
// as the first argument, a stub language model answers instead, and how often it got the right passage is counted.
const [first, ...rest] = process.argv.slice(2);
const model = first === "--model" ? await standIn() : undefined;
const files = model || first === undefined ? rest : [first, ...rest];
for (const file of files.length > 0 ? files : Object.values(QUESTIONS)) {
  const outcomes = await judge(model?.assistant ?? sampleAssistant(), questionsOf(file));
  console.log(`${file}: ${outcomes.length} asked`);
  if (model) {
    const answerable = outcomes.filter(({ question }) => question.expect === "answer");
    const places = answerable.map((outcome) => model.placeOfRight(outcome));
    const among = places.filter((place) => place > 0);
    const best = places.filter((place) => place === 1);
    console.log(`  right passage given: ${among.length} of ${places.length}, in first place: ${best.length}`);
    for (const { question } of answerable.filter((_, at) => places[at] === 0)) {
      console.log(`  not given · ${question.id}: ${[...(question.before ?? []), question.q].join(" → ")}`);
    }
    continue;
  }
  const shares = VERDICTS.map((verdict) => {
    const count = outcomes.filter((outcome) => outcome.verdict === verdict).length;
    return `${verdict} ${count} (${((100 * count) / outcomes.length).toFixed(1)} %)`;
  });
  console.log(`  ${shares.join(" · ")}`);
  for (const { question, text, end, verdict } of outcomes.filter((outcome) => outcome.verdict !== "right")) {
    const asked = [...(question.before ?? []), question.q].join(" → ");
    console.log(`  ${verdict} · ${question.id} · ${question.expect}: ${asked}`);
    console.log(`      ${end.topics.join(", ") || end.kind}: ${text.slice(0, 200)}`);
  }
}
model?.close();
