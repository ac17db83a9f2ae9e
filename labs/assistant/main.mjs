import { sampleAssistant } from "../../test/sample-assistant.ts";
import { judge, QUESTIONS, questionsOf, VERDICTS } from "./judge.ts";

// `node labs/assistant/main.mjs [FILE …]`: how many answers of the built-in assistant are right, wrong and sure of
// themselves, or given up, then each that was not right. Without files, the questions beside this one.
const files = process.argv.slice(2);
for (const file of files.length > 0 ? files : Object.values(QUESTIONS)) {
  const outcomes = await judge(sampleAssistant(), questionsOf(file));
  const shares = VERDICTS.map((verdict) => {
    const count = outcomes.filter((outcome) => outcome.verdict === verdict).length;
    return `${verdict} ${count} (${((100 * count) / outcomes.length).toFixed(1)} %)`;
  });
  console.log(`${file}: ${outcomes.length} asked\n  ${shares.join(" · ")}`);
  for (const { question, text, end, verdict } of outcomes.filter((outcome) => outcome.verdict !== "right")) {
    const asked = [...(question.before ?? []), question.q].join(" → ");
    console.log(`  ${verdict} · ${question.id} · ${question.expect}: ${asked}`);
    console.log(`      ${end.topics.join(", ") || end.kind}: ${text.slice(0, 200)}`);
  }
}
