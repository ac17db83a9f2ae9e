import { sampleAssistant } from "../../test/sample-assistant.ts";
import { judge, QUESTIONS, questionsOf, VERDICTS } from "./judge.ts";
import { standIn } from "./stand-in.ts";

// `node labs/assistant/main.mjs [FILE …]`: how many answers of the built-in assistant are right, wrong and sure of
// themselves, or given up, then each that was not right. Without files, the questions beside this one. With `--model` first,
// a stand-in for a language model answers, and what counts is whether it got the right passage.
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
    console.log(`  right passage among those given: ${among.length} of ${places.length}, first: ${best.length}`);
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
