import { postPassages } from "../../src/features/assistant/built-in/post-passages.ts";
import { sitePassages } from "../../src/features/assistant/built-in/site-passages.ts";
import { LANGUAGES } from "../../src/lib/language.ts";
import { samplePosts } from "../../test/chat-questions/sample-assistant.ts";

// What questions can expect (`test/chat-questions/question-set.ts`): id, address and title of every passage.
for (const language of LANGUAGES) {
  for (const { id, title, href } of [
    ...sitePassages(language, false),
    ...samplePosts(language).flatMap(postPassages),
  ]) {
    console.log(`${language}  ${id.padEnd(40)} ${href}\n    ${title}`);
  }
}
