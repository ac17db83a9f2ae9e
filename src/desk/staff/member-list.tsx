import { useTexts } from "../desk-context.tsx";
import { Moment, Stranger } from "../facts.tsx";
import { Failed, Loading } from "../list-status.tsx";
import { useMembers } from "./staff-queries.ts";
import { useStaffTexts } from "./staff-texts.ts";

/** Who has an account. */
export function MemberList() {
  const text = useStaffTexts().members;
  const { t } = useTexts();
  const members = useMembers();
  if (members.isPending) return <Loading text={text.loading} />;
  if (members.isError) return <Failed text={text.failed} onRetry={() => void members.refetch()} />;
  return (
    <section aria-label={text.title} aria-busy={members.isFetching}>
      <table className="staff-table">
        <caption className="unseen">{text.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.labels.name}</th>
            <th scope="col">{t.labels.email}</th>
            <th scope="col">{t.role}</th>
            <th scope="col">{text.since}</th>
          </tr>
        </thead>
        <tbody>
          {members.data.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                <Stranger>{member.name}</Stranger>
              </th>
              <td>
                <Stranger>{member.email}</Stranger>
              </td>
              <td>{t.roles[member.role]}</td>
              <td>
                <Moment iso={member.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
