import type { HomeText } from "./home-text.ts";

/** The three problems with their solutions, each with one figure. */
export function Problems({ text }: { text: HomeText["problems"] }) {
  return (
    <section className="wrap problems">
      <p className="eyebrow">{text.eyebrow}</p>
      <h2>{text.title}</h2>
      <div className="three">
        {text.list.map(({ title, problem, solution, figure, caption }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p className="soft">{problem}</p>
            <p>{solution}</p>
            <p>
              <b>{figure}</b> <small>{caption}</small>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
